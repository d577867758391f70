import type { UnitsPage } from "@mars/contracts/status/statusPages";
import type { EffectKey, UnitKind } from "@mars/contracts/status/statusShapes";
import { useText } from "../../../lib/language/text.ts";
import { effectFacts } from "../effects/effects.ts";
import { detailText } from "../text/detailText.ts";
import { ClassBoxes } from "./ClassBoxes.tsx";
import { mapMeasure } from "./mapMeasure.ts";

/** The key of the map of units. */
export function ClassLegend({
  page,
  kind,
  effect,
}: {
  page: UnitsPage;
  kind: UnitKind;
  effect: EffectKey;
}) {
  const t = useText(detailText);
  const { valueOf, isMissing } = mapMeasure(kind, effect);
  const unit = isMissing ? "%" : t("choropleth.rate", { unit: effectFacts[effect].unit });
  return (
    <ClassBoxes
      label={
        isMissing
          ? t("choropleth.legend.missing")
          : t("choropleth.legend", { effect: t(`effect.${effect}`), unit })
      }
      values={page.units.map(valueOf)}
      unit={unit}
      none={t(isMissing ? "choropleth.none.missing" : "choropleth.none", {
        unit: effectFacts[effect].unit,
        effect: t(`effect.${effect}`).toLocaleLowerCase(),
      })}
    />
  );
}
