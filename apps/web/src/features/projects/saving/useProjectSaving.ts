import type { Project } from "@mars/contracts/projectShapes";
import { useSaveEngine } from "../../../lib/saving/useSaveEngine.ts";
import { type EditedFields, projectSaveTarget } from "./projectSaveTarget.ts";

/** The project's own fields as the user sees them, saved as they are typed. */
export function useProjectSaving(project: Project) {
  return useSaveEngine<EditedFields, Project>(project, () => projectSaveTarget(project));
}

export type ProjectSaving = ReturnType<typeof useProjectSaving>;
