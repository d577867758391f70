import { editProject } from "@mars/contracts/projects/projects";
import type { Project } from "@mars/contracts/projects/projectShapes";
import {
  CHOSEN_PROJECT_FIELDS,
  chosenProjectFields,
  type EditedProperty,
  writtenProjectFields,
} from "@mars/domain/fields/projectFields";
import { recordOf } from "@mars/domain/fields/recordOf";
import { call } from "../../../lib/http/call.ts";
import { draftStorage } from "../../../lib/saving/draftStorage.ts";
import { overridesTheirs } from "../../../lib/saving/SaveEngine.ts";
import type { SaveTarget } from "../../../lib/saving/SaveTarget.ts";
import { knownProject, cacheProject } from "../projectQueries.ts";
import { isWritten, mayEdit } from "./mayEdit.ts";
import { textFault } from "../textFault.ts";

export type EditedFields = Pick<Project, EditedProperty>;

export const editedProperties: readonly EditedProperty[] = [
  ...writtenProjectFields,
  ...chosenProjectFields.map((field) => CHOSEN_PROJECT_FIELDS[field].idProperty),
];

/** Given with a new scheme once the user has agreed that areas which do not fit it are removed. */
export const removeUnfitting = "removeUnfitting";

/** The project's own fields, saved as they are typed. */
export function projectSaveTarget(project: Project): SaveTarget<EditedFields, Project> {
  const { id } = project;
  return {
    lockKey: id,
    known: () => knownProject(id) ?? project,
    fieldsOf: (current) =>
      recordOf(editedProperties, (property) => current[property]) as EditedFields,
    changedBy: ({ updatedBy }) => updatedBy,
    send: (fields, how, flags) =>
      call(editProject, {
        params: { id },
        body: {
          ...fields,
          autosave: !flags.has(overridesTheirs),
          removeUnfitting: flags.has(removeUnfitting),
        },
        ...how,
        quiet: true,
      }),
    take: cacheProject,
    storage: draftStorage(`project-${id}-fields`),
    isSendable: (property, mine) =>
      mayEdit(knownProject(id) ?? project, property) &&
      (!isWritten(property) || textFault(property, mine[property] ?? "") === null),
    debounceMs: 900,
  };
}
