import "./potential.css";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import type { Potential } from "../planQueries.ts";
import { potentialText } from "../text/potentialText.ts";
import { HeatKey } from "./HeatKey.tsx";

/** The key of the squares, where the need's own key stands otherwise; before they are there, that
 * they are being computed. */
export function HeatLegend({ potential }: { potential: Potential }) {
  const t = useText(potentialText);
  const { data, isError } = potential;
  return (
    <div className="plan-legend map-float">
      <p>
        <b>{t("guide")}</b> {t("guideUnit")}
      </p>
      {data && data.cells.length > 0 && <HeatKey />}
      {data?.cells.length === 0 && <p>{t("none")}</p>}
      {!data && !isError && <Spinner label={t("loading")} />}
      {!data && isError && (
        <p>
          {t("failed")}{" "}
          <Button variant="text" size="small" onClick={() => void potential.refetch()}>
            {t("retry")}
          </Button>
        </p>
      )}
    </div>
  );
}
