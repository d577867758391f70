import type { Project } from "@mars/contracts/projects/projectShapes";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { projectText } from "../text/projectText.ts";

type Props = { project: Project; onCancel: () => void; onConfirm: () => void };

/** Another scheme has other types of supplementary areas: what is drawn would go. */
export function UnfittingDialog({ project, onCancel, onConfirm }: Props) {
  const t = useText(projectText);
  const drawn = project.supplementaryGeometries.filter(({ automatic }) => !automatic);
  return (
    <Dialog
      title={t("unfitting.title")}
      role="alertdialog"
      icon="warning"
      onClose={onCancel}
      actions={
        <>
          <Button variant="danger" onClick={onConfirm}>
            {t("unfitting.remove")}
          </Button>
          <Button variant="text" onClick={onCancel}>
            {t("unfitting.keep")}
          </Button>
        </>
      }
    >
      <p>{t("unfitting.text", { count: drawn.length })}</p>
      <ul>
        {drawn.map(({ id, name, typeTitle }) => (
          <li key={id}>{[name, typeTitle].filter(Boolean).join(", ")}</li>
        ))}
      </ul>
    </Dialog>
  );
}
