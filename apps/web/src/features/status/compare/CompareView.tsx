import type { UnitListItem, UnitsPage } from "@mars/contracts/status/statusPages";
import type { EffectKey, UnitKind } from "@mars/contracts/status/statusShapes";
import { compareUnits, type Comparison } from "@mars/domain/status/compareUnits";
import { listText } from "@mars/wording/format/listText";
import { lazy } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { EffectChoice, useEffectChoice } from "../effects/EffectChoice.tsx";
import { effectFacts, effects } from "../effects/effects.ts";
import { ChartTools } from "../frame/ChartTools.tsx";
import { StatusSection } from "../frame/StatusSection.tsx";
import { ClassBoxes } from "../map/ClassBoxes.tsx";
import { useSource } from "../provenance/useSource.ts";
import { QuoteOpener } from "../quote/QuoteOpener.tsx";
import { detailText } from "../text/detailText.ts";
import { CompareMap } from "./CompareMap.tsx";
import { CompareProgress } from "./CompareProgress.tsx";
import { CompareRanking } from "./CompareRanking.tsx";
import { CompareTable } from "./CompareTable.tsx";
import { comparedFigure, coveredShare } from "./comparedFigure.ts";
import { compareText } from "./text.ts";
import { maxCompared, type useCompared } from "./useCompared.ts";

const CompareQuote = lazy(() =>
  import("./CompareQuote.tsx").then((module) => ({ default: module.CompareQuote })),
);

type Props = {
  page: UnitsPage;
  chosen: readonly UnitListItem[];
  asked: ReturnType<typeof useCompared>;
};

/** The chosen next to each other: bars on one scale, the map of all, and the figures as a table. */
export function CompareView({ page, chosen, asked }: Props) {
  const t = useText(compareText);
  const shared = useText(detailText);
  const format = useFormat();
  const locale = useLocale();
  const source = useSource(page.day);
  const [effect, setEffect] = useEffectChoice();
  const { kind, shown, counted } = asked;
  const ids = chosen.map(({ id }) => id);
  const comparisons = effects.map((each) => ({
    effect: each,
    comparison: compareUnits(page.units, ids, (unit) => comparedFigure(unit, each, asked)),
  }));
  const write = shown === "rate" ? format.perThousandHa : format.amount;
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
              />
            ))}
            {kind === "plan" && (
              <CompareBars
                title={t("need")}
                unit={t("needUnit")}
                comparison={compareUnits(page.units, ids, coveredShare)}
                write={format.percent}
              />
            )}
          </div>
          <p className="small table-note">
            {kind !== "plan" && `${t("noNeed")} `}
            {t("noInhabitants")}
          </p>
          <QuoteOpener
            about={t("quote.about")}
            box={(close) => (
              <CompareQuote
                day={page.day}
                comparisons={comparisons}
                asked={asked}
                write={write}
                onClose={close}
              />
            )}
          />
        </StatusSection>
      )}
      {chosen.length >= 2 && (
        <StatusSection id="udvikling" title={t("progress")} intro={t("progressText")} isFull>
          <CompareProgress kind={kind} chosen={chosen} />
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
                none={t(`none.${counted}`)}
              />
            )}
            <CompareRanking page={page} effect={effect} asked={asked} write={write} />
          </div>
        </div>
      </StatusSection>
      {chosen.length > 0 && (
        <StatusSection id="tal" title={t("table")} isFull folds figures={["unit-share"]}>
          <CompareTable chosen={chosen} counted={counted} />
          <ChartTools csv={csvOf(kind)} embedId="tal" source={source} />
        </StatusSection>
      )}
    </>
  );

  /** Effects with the same finding are told in one sentence. */
  function findingWords(
    all: readonly { effect: EffectKey; comparison: Comparison<UnitListItem> }[],
  ): string {
    const told = all.flatMap(({ effect: each, comparison: { finding } }) => {
      if (finding.kind === "none") return [];
      const units = finding.kind === "leads" ? [finding.unit] : finding.units;
      const names = listText(
        units.map(({ name }) => name),
        locale,
      );
      return [{ kind: finding.kind, names, effect: shared(`effect.${each}`).toLocaleLowerCase() }];
    });
    return [...Map.groupBy(told, ({ kind, names: who }) => `${kind} ${who}`).values()]
      .map((alike) =>
        t(alike[0]!.kind, {
          names: alike[0]!.names,
          effects: listText(
            alike.map((each) => each.effect),
            locale,
          ),
          per: shown === "rate" ? t("perThousand") : "",
        }),
      )
      .join(" ");
  }
}

const csvOf = (kind: UnitKind) => `/status/tables/units/${kind}.csv` as const;

/** Choosing on the map adds and removes; a seventh is refused. */
function toggled(slugs: readonly string[], slug: string): readonly string[] {
  if (slugs.includes(slug)) return slugs.filter((each) => each !== slug);
  return slugs.length < maxCompared ? [...slugs, slug] : slugs;
}

type CompareBarsProps = {
  title: string;
  unit: string;
  comparison: Comparison<UnitListItem>;
  write: (value: number) => string;
};

/** One measure of the chosen on one scale, with the median of all and each one's rank in words. */
function CompareBars({ title, unit, comparison, write }: CompareBarsProps) {
  const t = useText(compareText);
  const { chosen, median } = comparison;
  const whole = Math.max(comparison.highest, median ?? 0) || 1;
  return (
    <section className="compare-bars">
      <h3>{title}</h3>
      <p className="small">{unit}</p>
      <ol>
        {chosen.map(({ unit: { id, name }, value, rank, isShared }) => (
          <li key={id}>
            <span>{name}</span>
            <svg width="100%" height="18" aria-hidden="true">
              <rect width="100%" height="14" y="2" fill="var(--color-track)" />
              <rect
                width={`${((value ?? 0) / whole) * 100}%`}
                height="14"
                y="2"
                fill="var(--stage-establishment-edge)"
              />
              {median !== null && (
                <svg x={`${(median / whole) * 100}%`} overflow="visible">
                  <path d="M0 0V18" stroke="var(--color-ink)" strokeWidth="2" />
                </svg>
              )}
            </svg>
            <b>{value === null ? t("unknown") : write(value)}</b>
            <span className="small">
              {value !== null && t(isShared ? "rankShared" : "rank", { rank: String(rank) })}
            </span>
          </li>
        ))}
      </ol>
      {median !== null && <p className="small">{t("median", { median: write(median) })}</p>}
    </section>
  );
}
