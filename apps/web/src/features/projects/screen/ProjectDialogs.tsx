import type { Project } from "@mars/contracts/projects/projectShapes";
import { EffectDialog } from "../effects/EffectDialog.tsx";
import { DeleteDialog } from "../moves/DeleteDialog.tsx";
import { FieldDialog } from "../moves/FieldDialog.tsx";
import { FlowDialog } from "../moves/FlowDialog.tsx";
import { MoveDialog } from "../moves/MoveDialog.tsx";
import { SchemeDialog } from "../overview/SchemeDialog.tsx";
import { PartyDialog } from "../parties/PartyDialog.tsx";
import type { ProjectSaving } from "../saving/useProjectSaving.ts";
import { SentDialog } from "../task/SentDialog.tsx";
import type { CaseTask } from "../task/useTask.ts";
import type { TaskActs } from "../task/useTaskActs.ts";
import type { ProjectDialog } from "./projectDialogs.ts";

type Props = {
  project: Project;
  saving: ProjectSaving;
  caseTask: CaseTask | null;
  acts: TaskActs;
  dialog: ProjectDialog | null;
  onClose: () => void;
};

/** The one dialog that is open over the project. */
export function ProjectDialogs({ project, saving, caseTask, acts, dialog, onClose }: Props) {
  if (dialog === null) return null;
  if (typeof dialog === "object") {
    const props = { project, move: dialog, caseTask, onClose };
    return dialog.action ? <FlowDialog {...props} acts={acts} /> : <MoveDialog {...props} />;
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
    case "sent":
    case "notSent":
      return <SentDialog project={project} isTakenBack={dialog === "notSent"} onClose={onClose} />;
    case "delete":
      return <DeleteDialog project={project} onClose={onClose} />;
    default:
      return <FieldDialog project={project} field={dialog} onClose={onClose} />;
  }
}
