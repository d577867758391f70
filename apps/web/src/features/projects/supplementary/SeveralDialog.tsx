import { useText } from "../../../lib/language/text.ts";
import type { UploadedArea } from "../../../map/index.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { projectText } from "../text/projectText.ts";

type Props = {
  areas: readonly UploadedArea[];
  isTypeMissing: boolean;
  isBusy: boolean;
  error: Error | null;
  onCreate: () => void;
  onClose: () => void;
};

/** A file with several areas makes as many supplementary areas, once that is confirmed. */
export function SeveralDialog({ areas, isTypeMissing, isBusy, error, onCreate, onClose }: Props) {
  const t = useText(projectText);
  return (
    <Dialog
      title={t("several.title", { count: areas.length })}
      role="alertdialog"
      onClose={onClose}
      actions={
        <>
          <Button isBusy={isBusy} disabled={isTypeMissing} onClick={onCreate}>
            {t("several.create")}
          </Button>
          <Button variant="text" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <p>{t("several.text", { count: areas.length })}</p>
      {isTypeMissing && <p className="warn">{t("supplementary.mustType")}</p>}
      {error && <ProblemAlert error={error} />}
    </Dialog>
  );
}
