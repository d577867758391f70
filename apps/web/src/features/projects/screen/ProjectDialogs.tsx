import type { Project } from "@mars/contracts/projectShapes";
import { EffectDialog } from "../effects/EffectDialog.tsx";
import { DeleteDialog } from "../moves/DeleteDialog.tsx";
import { FieldDialog } from "../moves/FieldDialog.tsx";
import { FlowDialog } from "../moves/FlowDialog.tsx";
import { MoveDialog } from "../moves/MoveDialog.tsx";
import { SchemeDialog } from "../overview/SchemeDialog.tsx";
import { PartyDialog } from "../parties/PartyDialog.tsx";
import type { ProjectSaving } from "../saving/useProjectSaving.ts";
import { scrollPanelTo } from "./scrollPanelTo.ts";
import type { ProjectDialog } from "./projectDialogs.ts";

type Props = {
  project: Project;
  saving: ProjectSaving;
  dialog: ProjectDialog | null;
  onClose: () => void;
};

/** The one dialog that is open over the project. */
export function ProjectDialogs({ project, saving, dialog, onClose }: Props) {
  if (dialog === null) return null;
  if (typeof dialog === "object") {
    const props = { project, move: dialog, onClose };
    return dialog.action ? <FlowDialog {...props} onFix={focusField} /> : <MoveDialog {...props} />;
  }
  switch (dialog) {
    case "owner":
    case "delegate":
      return <PartyDialog project={project} role={dialog} onClose={onClose} />;
    case "scheme":
      return (
        <SchemeDialog
          project={project}
          chosen={saving.values.subsidySchemeId}
          onClose={onClose}
          onChoose={(subsidySchemeId) => {
            saving.engine.change({ subsidySchemeId }, { now: true });
            onClose();
          }}
        />
      );
    case "effects":
      return <EffectDialog project={project} onClose={onClose} />;
    case "delete":
      return <DeleteDialog project={project} onClose={onClose} />;
    default:
      return <FieldDialog project={project} field={dialog} onClose={onClose} />;
  }
}

/** From an obstacle to the field where it is put right, once the dialog is gone. */
function focusField(fieldId: string): void {
  setTimeout(() => {
    const field = document.getElementById(fieldId);
    if (field) scrollPanelTo(field);
    field?.focus({ preventScroll: true });
  });
}
