import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { ShapeSwatch } from "../../../map/index.ts";
import { potentialText } from "../text/potentialText.ts";
import { HEAT_LIMITS_KG_PER_HA, HEAT_STEPS } from "./heatShapes.ts";

/** The three steps of blue, in kg nitrogen per hectare. */
export function HeatKey() {
  const t = useText(potentialText);
  const f = useFormat();
  const [low, high] = HEAT_LIMITS_KG_PER_HA.map((limit) => f.integer(limit));
  const words = [
    t("key.under", { low: low! }),
    t("key.between", { low: low!, high: high! }),
    t("key.over", { high: high! }),
  ];
  return (
    <ul className="plan-heat-key" aria-label={t("key")}>
      {words.map((word, step) => (
        <li key={word}>
          <ShapeSwatch shapeStyle={HEAT_STEPS[step]!} />
          {word}
        </li>
      ))}
    </ul>
  );
}
