import type { Project } from "@mars/contracts/projects/projectShapes";
import { useSaveEngine } from "../../../lib/saving/useSaveEngine.ts";
import { mayEdit } from "./mayEdit.ts";
import { type EditedFields, editedProperties, projectSaveTarget } from "./projectSaveTarget.ts";

/** The project's own fields as the user sees them, saved as they are typed. */
export function useProjectSaving(project: Project) {
  return useSaveEngine<EditedFields, Project>(project, () => projectSaveTarget(project), {
    mayChange: editedProperties.some((property) => mayEdit(project, property)),
  });
}

export type ProjectSaving = ReturnType<typeof useProjectSaving>;
