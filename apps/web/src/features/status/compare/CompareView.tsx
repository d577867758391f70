import type { UnitListItem, UnitsPage } from "@mars/contracts/statusPages";
import type { EffectKey, UnitKind } from "@mars/contracts/statusShapes";
import { compareUnits, type Finding } from "@mars/domain/status/compareUnits";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { useLocation } from "../../../lib/router/currentLocation.ts";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { EffectChoice, useEffectChoice } from "../effects/EffectChoice.tsx";
import { effectFacts, effects } from "../effects/effects.ts";
import { ChartTools } from "../frame/ChartTools.tsx";
import { StatusSection } from "../frame/StatusSection.tsx";
import { ClassBoxes } from "../map/ClassBoxes.tsx";
import { useSource } from "../provenance/useSource.ts";
import { detailText } from "../text/detailText.ts";
import { CompareBars } from "./CompareBars.tsx";
import { comparedFigure, comparedName, coveredShare } from "./comparedFigure.ts";
import { CompareMap } from "./CompareMap.tsx";
import { CompareTable } from "./CompareTable.tsx";
import { compareText } from "./text.ts";
import { mostCompared, type useCompared } from "./useCompared.ts";

type Props = {
  page: UnitsPage;
  chosen: readonly UnitListItem[];
  asked: ReturnType<typeof useCompared>;
};

/** The chosen beside each other: bars on one scale, the map of all, and the figures as a table. */
export function CompareView({ page, chosen, asked }: Props) {
  const t = useText(compareText);
  const shared = useText(detailText);
  const format = useFormat();
  const source = useSource(page.day);
  const [effect, setEffect] = useEffectChoice();
  const { kind, shown, counted } = asked;
  const ids = chosen.map(({ id }) => id);
  const comparisons = effects.map((each) => ({
    effect: each,
    comparison: compareUnits(page.units, ids, (unit) => comparedFigure(unit, each, asked)),
  }));
  const write = shown === "rate" ? format.perThousandHa : format.amount;
  const { pathname, search } = useLocation();
  // A server that renders the page has no address of its own; the value is first used on a press.
  const link = `${globalThis.location?.origin ?? ""}${pathname}${search}`;
  return (
    <>
      {chosen.length >= 2 && (
        <StatusSection
          id="resultat"
          title={findingWords(comparisons) || t("finding")}
          figures={["unit-share", "ranking"]}
          isFull
        >
          <div className="compare-grid">
            {comparisons.map(({ effect: each, comparison }) => (
              <CompareBars
                key={each}
                title={shared(`effect.${each}`)}
                unit={t(`unit.${shown}`, { unit: effectFacts[each].unit })}
                comparison={comparison}
                write={write}
                marks={marksOf(kind, comparedName(each, asked))}
              />
            ))}
            {kind === "plan" && (
              <CompareBars
                title={t("need")}
                unit={t("needUnit")}
                comparison={compareUnits(page.units, ids, coveredShare)}
                write={format.percent}
                marks={marksOf(kind, "coverage.share")}
              />
            )}
          </div>
          <p className="small table-note">
            {kind !== "plan" && `${t("noNeed")} `}
            {t("noInhabitants")}
          </p>
        </StatusSection>
      )}
      <StatusSection id="kort" title={t("map")} isFull intro={t(`mapText.${shown}`)}>
        <div className="map-grid">
          <div className="map-grid-map">
            <CompareMap
              page={page}
              kind={kind}
              effect={effect}
              chosen={chosen}
              shown={shown}
              counted={counted}
              onChoose={(slug) => asked.set({ slugs: toggled(asked.slugs, slug) })}
            />
          </div>
          <div className="map-grid-side">
            <EffectChoice value={effect} onChange={setEffect} />
            {shown === "rate" && (
              <ClassBoxes
                label={`${shared(`effect.${effect}`)}, ${t("unit.rate", { unit: effectFacts[effect].unit })}`}
                values={page.units.map((unit) => comparedFigure(unit, effect, asked) ?? 0)}
                unit={t("unit.rate", { unit: effectFacts[effect].unit })}
                none={shared("choropleth.none")}
              />
            )}
          </div>
        </div>
      </StatusSection>
      {chosen.length > 0 && (
        <StatusSection id="tal" title={t("table")} isFull figures={["unit-share"]}>
          <CompareTable kind={kind} chosen={chosen} counted={counted} />
          <ChartTools csv={csvOf(kind)} embedId="tal" source={source} />
          <CopyButton value={link} what={t("link")} />
        </StatusSection>
      )}
    </>
  );

  function findingWords(
    all: readonly { effect: EffectKey; comparison: { finding: Finding<UnitListItem> } }[],
  ): string {
    return all
      .slice(0, 2)
      .flatMap(({ effect: each, comparison: { finding } }) => {
        const what = `${shared(`effect.${each}`).toLocaleLowerCase()}${shown === "rate" ? ` ${t("perThousand")}` : ""}`;
        if (finding.kind === "leads")
          return [t("leads", { name: finding.unit.name, effect: what })];
        if (finding.kind === "none") return [];
        const names = finding.units.map(({ name }) => name);
        const last = names.pop() ?? "";
        return [t("level", { names: `${names.join(", ")}${t("and")}${last}`, effect: what })];
      })
      .join(" ");
  }
}

const marksOf = (kind: UnitKind, value: string) => ({
  of: (id: string) => `${kind}/${id}`,
  all: kind,
  value,
  rank: `rankOf.${value}`,
  median: `medianOf.${value}`,
});

const csvOf = (kind: UnitKind) => `/status/tables/units/${kind}.csv` as const;

/** Choosing on the map adds and removes; a fifth is refused. */
function toggled(slugs: readonly string[], slug: string): readonly string[] {
  if (slugs.includes(slug)) return slugs.filter((each) => each !== slug);
  return slugs.length < mostCompared ? [...slugs, slug] : slugs;
}
