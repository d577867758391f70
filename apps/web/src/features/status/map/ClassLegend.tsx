import type { UnitsPage } from "@mars/contracts/statusPages";
import type { EffectKey, UnitKind } from "@mars/contracts/statusShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { effectFacts } from "../effects/effects.ts";
import { mapClasses } from "./mapClasses.ts";
import { mapMeasure } from "./mapMeasure.ts";
import { detailText } from "../text/detailText.ts";

/** The classes with their bounds under them; none has its own box and word. */
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
  const format = useFormat();
  const { valueOf, isMissing } = mapMeasure(kind, effect);
  const { bounds, most } = mapClasses(page.units.map(valueOf));
  const { unit } = effectFacts[effect];
  const first = 5 - bounds.length;
  return (
    <div className="class-legend">
      <p className="small">
        {isMissing
          ? t("choropleth.legend.missing")
          : t("choropleth.legend", { effect: t(`effect.${effect}`), unit })}
      </p>
      {most > 0 && (
        <ol aria-label={t("choropleth.classes")}>
          {[0, ...bounds].map((bound, index) => (
            <li key={bound}>
              <span className={`class-box map-box-${first + index}`} aria-hidden="true" />
              <span>
                {index === 0 ? t("choropleth.over0") : format.number(bound)}
                <span className="sr-only">
                  {index < bounds.length && `–${format.number(bounds[index] ?? 0)}`} {unit}
                </span>
              </span>
            </li>
          ))}
        </ol>
      )}
      <p className="class-none">
        <span className="class-box map-box-0" aria-hidden="true" />
        {t(isMissing ? "choropleth.none.missing" : "choropleth.none")}
      </p>
    </div>
  );
}
