import { limitsOf } from "@mars/contracts/platform/limitsOf";
import { useSettings } from "../../../lib/settings/settings.ts";
import { useText } from "../../../lib/language/text.ts";
import type { UploadedArea } from "../../../map/index.ts";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { sketchText } from "../text/sketchText.ts";

type Props = {
  areas: readonly UploadedArea[];
  isBusy: boolean;
  error: Error | null;
  onConfirm: (named: readonly UploadedArea[]) => void;
  onClose: () => void;
};

/** A file with several areas becomes several sketches, after a yes. */
export function SeveralDialog({ areas, isBusy, error, onConfirm, onClose }: Props) {
  const t = useText(sketchText);
  const f = useFormat();
  const max = limitsOf(useSettings()).sketchProjectNameMaxLen;
  const named = areas.map((area, index) => ({
    ...area,
    name: area.name.trim().slice(0, max) || t("several.unnamed", { number: index + 1 }),
  }));
  const count = areas.length;
  return (
    <Dialog
      title={t("several.title", { count })}
      width="medium"
      role="alertdialog"
      onClose={onClose}
      actions={
        <>
          <Button isBusy={isBusy} onClick={() => onConfirm(named)}>
            {t("several.yes", { count })}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      {error && <ProblemAlert error={error} />}
      <p>{t("several.text", { count })}</p>
      <ul className="plan-several">
        {named.map(({ name, areaHa }, index) => (
          <li key={index}>
            <span>{name}</span>
            <span>{f.hectares(areaHa)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
