import { useText } from "../../../lib/language/text.ts";
import { Alert } from "../../../ui/Alert.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useResult } from "../findings/ResultContext.ts";
import { screeningText } from "../text.ts";

/** Not even a parcel: the area lies in the sea, or where it was not meant to lie. */
export function NothingFound({ onEdit }: { onEdit: () => void }) {
  const t = useText(screeningText);
  const { findings, failures, started } = useResult().state.soFar;
  const { phase } = useResult().state;
  const isNothing =
    phase === "done" &&
    failures.length === 0 &&
    findings.every(({ touchedCount }) => touchedCount === 0);
  if (!isNothing || !started) return null;
  return (
    <div className="screening-notice">
      <Alert variant="warning" title={t("nothing.title")}>
        <p>{t("nothing.text", { count: started.datasets.length })}</p>
        <Button variant="text" size="small" onClick={onEdit}>
          {t("editArea")}
        </Button>
      </Alert>
    </div>
  );
}
