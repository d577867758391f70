import "./potential.css";
import { useText } from "../../../lib/language/text.ts";
import { potentialText } from "../text/potentialText.ts";
import { HeatKey } from "./HeatKey.tsx";

/** The key of the squares, where the need's own key stands otherwise. */
export function HeatLegend() {
  const t = useText(potentialText);
  return (
    <div className="plan-legend map-float">
      <p>
        <b>{t("guide")}</b> {t("guideUnit")}
      </p>
      <HeatKey />
    </div>
  );
}
