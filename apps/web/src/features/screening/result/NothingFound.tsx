import { useText } from "../../../lib/language/text.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { useResult } from "../findings/ResultContext.ts";
import { screeningText } from "../text.ts";
import { isOffLand } from "./isOffLand.ts";

/** Not on land, or not even a parcel: the area lies where it was not meant to lie. */
export function NothingFound({ onEdit }: { onEdit: () => void }) {
  const t = useText(screeningText);
  const { phase, soFar } = useResult().state;
  const { findings, failures, started } = soFar;
  const isNothing =
    phase === "done" &&
    failures.length === 0 &&
    findings.every(({ touchedCount }) => touchedCount === 0);
  const isElsewhere = phase === "done" && isOffLand(soFar);
  if (!(isNothing || isElsewhere) || !started) return null;
  return (
    <div className="screening-notice">
      <Alert variant="warning" title={t(isElsewhere ? "offLand.title" : "nothing.title")}>
        <p>
          {isElsewhere ? t("offLand.text") : t("nothing.text", { count: started.datasets.length })}
        </p>
        <Button variant="text" size="small" onClick={onEdit}>
          {t("editArea")}
        </Button>
      </Alert>
    </div>
  );
}
