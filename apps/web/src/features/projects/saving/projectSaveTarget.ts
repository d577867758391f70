import { editProject } from "@mars/contracts/projects";
import type { Project } from "@mars/contracts/projectShapes";
import { call } from "../../../lib/http/call.ts";
import { draftStorage } from "../../../lib/saving/draftStorage.ts";
import type { SaveTarget } from "../../../lib/saving/SaveTarget.ts";
import { knownProject, takeProject } from "../projectQueries.ts";
import { textFault } from "../textFault.ts";

export type ProjectFields = Pick<
  Project,
  "name" | "description" | "subsidySchemeId" | "mitigationMeasureId"
>;
export type ProjectField = keyof ProjectFields;

/** Given with a new scheme once the user has agreed that areas which do not fit it are removed. */
export const removeUnfitting = "removeUnfitting";

/** The project's own fields, saved as they are typed. */
export function projectSaveTarget(project: Project): SaveTarget<ProjectFields, Project> {
  const { id } = project;
  return {
    lockKey: id,
    known: () => knownProject(id) ?? project,
    fieldsOf: ({ name, description, subsidySchemeId, mitigationMeasureId }) => ({
      name,
      description,
      subsidySchemeId,
      mitigationMeasureId,
    }),
    changedBy: ({ updatedBy }) => updatedBy,
    send: (fields, how, flags) =>
      call(editProject, {
        params: { id },
        body: { ...fields, autosave: true, removeUnfitting: flags.has(removeUnfitting) },
        ...how,
        quiet: true,
      }),
    take: takeProject,
    storage: draftStorage(`project-${id}-fields`),
    isSendable: (field, mine) =>
      field !== "name" && field !== "description"
        ? true
        : textFault(field, mine[field] ?? "") === null,
    debounceMs: 900,
  };
}
