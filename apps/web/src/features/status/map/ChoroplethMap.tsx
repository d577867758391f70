import type { UnitsPage } from "@mars/contracts/status/statusPages";
import type { EffectKey, UnitKind } from "@mars/contracts/status/statusShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { CountryMap } from "../../../ui/countryMap/CountryMap.tsx";
import { useOutlines } from "../api.ts";
import { useKeptSearch } from "../asOf/asOf.ts";
import { useGoTo } from "../embed/embed.ts";
import { effectFacts } from "../effects/effects.ts";
import { Loaded } from "../frame/Loaded.tsx";
import { classOf, mapClasses } from "./mapClasses.ts";
import { mapMeasure } from "./mapMeasure.ts";
import { namedPlaces } from "../projects/ProjectMap.tsx";
import { detailText } from "../text/detailText.ts";
import { unitAddress } from "../units/units.ts";
import { UndrawnUnits } from "./UndrawnUnits.tsx";

type Props = { page: UnitsPage; effect: EffectKey; kind: UnitKind };

/** Units by what is reached or on its way, in five classes. */
export function ChoroplethMap({ page, effect, kind }: Props) {
  const t = useText(detailText);
  const format = useFormat();
  const search = useKeptSearch();
  const goTo = useGoTo();
  const outlines = useOutlines(kind);
  const { valueOf, isMissing } = mapMeasure(kind, effect);
  const written = (value: number) => {
    const unit = t("choropleth.rate", { unit: effectFacts[effect].unit });
    if (!isMissing) return `${format.perThousandHa(value)} ${unit}`;
    if (value === 0) return `(${t("choropleth.none.missing").toLocaleLowerCase()})`;
    return t("choropleth.missing", { share: format.percent(value / 100) });
  };
  const amounts = new Map(page.units.map((one) => [one.id, valueOf(one)]));
  const units = new Map(page.units.map((one) => [one.id, one]));
  const classes = mapClasses([...amounts.values()]);
  return (
    <Loaded read={outlines} heightRem={56}>
      {(drawing) => (
        <>
          <CountryMap
            drawing={drawing}
            title={t(`choropleth.title.${kind}`, { effect: t(`effect.${effect}`) })}
            description={t(isMissing ? "choropleth.description.missing" : "choropleth.description")}
            classOf={(id) => classOf(classes, amounts.get(id) ?? 0)}
            labels={kind === "municipality" ? namedPlaces : []}
            insetName="Bornholm"
            // Christiansø is drawn, but has no page to go to.
            onChoose={(id) => {
              const chosen = units.get(id);
              if (chosen) goTo(unitAddress(kind, chosen.slug, search));
            }}
            nameOf={(id) =>
              units.has(id) ? `${units.get(id)?.name} ${written(amounts.get(id) ?? 0)}` : undefined
            }
          />
          <UndrawnUnits units={page.units} drawn={drawing} />
          {page.geographySource === "demo" && <p className="country-note">{t("demoMap")}</p>}
        </>
      )}
    </Loaded>
  );
}
