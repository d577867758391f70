import type { Project } from "@mars/contracts/projects/projectShapes";
import type { MapModel } from "../../../map/index.ts";
import type { ProjectSaving } from "../saving/useProjectSaving.ts";
import type { OpenDialog } from "../screen/projectDialogs.ts";
import type { CaseTask } from "../task/useTask.ts";

/** What the rows of a draft work on. */
export type DraftProps = {
  project: Project;
  model: MapModel;
  saving: ProjectSaving;
  caseTask: CaseTask;
  onOpen: OpenDialog;
  onRedraw: () => void;
  onAddSupplementary: () => void;
};
