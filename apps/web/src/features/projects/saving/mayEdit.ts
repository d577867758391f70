import type { Project } from "@mars/contracts/projects/projectShapes";
import {
  CHOSEN_PROJECT_FIELDS,
  chosenProjectFields,
  type EditedProperty,
  WRITTEN_PROJECT_FIELDS,
  type WrittenProjectField,
} from "@mars/domain/fields/projectFields";
import type { Action } from "@mars/domain/rights/rightsTable";

/** A name that tells too much is replaced in a dialog of its own, not in the form. */
export function mayEdit({ rights }: Pick<Project, "rights">, property: EditedProperty): boolean {
  const rightsOf: Partial<Record<Action, boolean>> = {
    "project.edit": rights.edit,
    "project.revise": rights.revise,
  };
  return changedBy(property).some((action) => rightsOf[action] ?? false);
}

export function isWritten(property: EditedProperty): property is WrittenProjectField {
  return property in WRITTEN_PROJECT_FIELDS;
}

function changedBy(property: EditedProperty): readonly Action[] {
  if (isWritten(property)) return WRITTEN_PROJECT_FIELDS[property].changedBy;
  const chosen = chosenProjectFields.find(
    (field) => CHOSEN_PROJECT_FIELDS[field].idProperty === property,
  );
  return chosen ? CHOSEN_PROJECT_FIELDS[chosen].changedBy : [];
}
