import type { Project } from "@mars/contracts/projects/projectShapes";
import { EffectDialog } from "../effects/EffectDialog.tsx";
import { DeleteDialog } from "../moves/DeleteDialog.tsx";
import { FieldDialog } from "../moves/FieldDialog.tsx";
import { FlowDialog } from "../moves/FlowDialog.tsx";
import { MoveDialog } from "../moves/MoveDialog.tsx";
import { PartyDialog } from "../parties/PartyDialog.tsx";
import { SentDialog } from "../task/SentDialog.tsx";
import type { CaseTask } from "../task/useTask.ts";
import type { ProjectDialog } from "./projectDialogs.ts";

type Props = {
  project: Project;
  caseTask: CaseTask | null;
  dialog: ProjectDialog | null;
  onClose: () => void;
};

/** The one dialog that is open over the project. */
export function ProjectDialogs({ project, caseTask, dialog, onClose }: Props) {
  if (dialog === null) return null;
  if (typeof dialog === "object") {
    const props = { project, move: dialog, onClose };
    return dialog.action ? (
      <FlowDialog {...props} />
    ) : (
      <MoveDialog {...props} caseTask={caseTask} />
    );
  }
  switch (dialog) {
    case "owner":
    case "delegate":
      return <PartyDialog project={project} role={dialog} onClose={onClose} />;
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
