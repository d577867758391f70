import type { Action } from "../rights/rightsTable.ts";
import type { TextLimit } from "./TextLimit.ts";

type FieldRow = {
  /** Of the table `project`. */
  readonly column: string;
  /** Any one of these rights is enough to change it, or the table of transitions decides. */
  readonly changedBy: readonly Action[] | "transitions";
};

/** A text of the form; `lines` is how many the form shows. */
type WrittenField = FieldRow & { readonly text: TextLimit & { readonly lines: number } };
/** One of a list; the API knows it by the id of what is chosen. */
type ChosenField = FieldRow & { readonly idProperty: string };
/** Changed by an act with a page or dialog of its own, not by editing the project. */
type ActField = FieldRow & { readonly text?: TextLimit };

/** Texts that are written in the project's form. */
export const WRITTEN_PROJECT_FIELDS = {
  name: {
    column: "name",
    changedBy: ["project.edit", "project.replace-name"],
    text: { isRequired: true, limit: "projectNameMaxLen", lines: 1 },
  },
  description: {
    column: "description",
    changedBy: ["project.edit", "project.revise"],
    text: { isRequired: false, limit: "descriptionMaxLen", lines: 5 },
  },
} as const satisfies Record<string, WrittenField>;

export const CHOSEN_PROJECT_FIELDS = {
  subsidyScheme: {
    column: "subsidy_scheme_id",
    changedBy: ["project.edit"],
    idProperty: "subsidySchemeId",
  },
  mitigationMeasure: {
    column: "mitigation_measure_id",
    changedBy: ["project.edit"],
    idProperty: "mitigationMeasureId",
  },
} as const satisfies Record<string, ChosenField>;

/**
 * Everything of a project that people can change, by the name the log gives it. Contract, form,
 * saving, log, document and tables read it here; the words are in `wording/projects`.
 */
export const PROJECT_FIELDS = {
  ...WRITTEN_PROJECT_FIELDS,
  ...CHOSEN_PROJECT_FIELDS,
  area: { column: "geo_location_id", changedBy: ["project.edit", "project.revise"] },
  status: { column: "status", changedBy: "transitions" },
  caseId: {
    column: "case_id",
    changedBy: ["project.set-case-id"],
    text: { isRequired: true, limit: "caseIdMaxLen" },
  },
  completedOn: { column: "completed_on", changedBy: "transitions" },
  owner: { column: "owner_vat", changedBy: ["project.change-owner"] },
  delegate: { column: "delegate_vat", changedBy: ["project.delegate", "project.end-delegation"] },
  delegation: { column: "delegate_scope", changedBy: ["project.delegate"] },
  effects: { column: "entered_effects", changedBy: ["project.enter-effects"] },
} as const satisfies Record<string, WrittenField | ChosenField | ActField>;

export type ProjectField = keyof typeof PROJECT_FIELDS;
export type WrittenProjectField = keyof typeof WRITTEN_PROJECT_FIELDS;

type ChosenProjectField = keyof typeof CHOSEN_PROJECT_FIELDS;

/** What is changed by editing a project: texts by their fields, choices by the chosen id. */
export type EditedProperty =
  | WrittenProjectField
  | (typeof CHOSEN_PROJECT_FIELDS)[ChosenProjectField]["idProperty"];

/** Texts by their columns. */
export type ProjectTextColumns = Record<
  (typeof WRITTEN_PROJECT_FIELDS)[WrittenProjectField]["column"],
  string
>;

export const writtenProjectFields = Object.keys(WRITTEN_PROJECT_FIELDS) as WrittenProjectField[];

export const chosenProjectFields = Object.keys(CHOSEN_PROJECT_FIELDS) as ChosenProjectField[];

export function fieldOfProperty(property: EditedProperty): ProjectField {
  const chosen = chosenProjectFields.find(
    (field) => CHOSEN_PROJECT_FIELDS[field].idProperty === property,
  );
  return chosen ?? (property as WrittenProjectField);
}

/** Texts that are next to a project: in its case, on its supplementary areas. */
const PROJECT_SIDE_TEXTS = {
  remark: { isRequired: true, limit: "remarkMaxLen", lines: 3 },
  receiptNumber: { isRequired: false, limit: "caseIdMaxLen" },
  supplementaryName: { isRequired: true, limit: "supplementaryGeometryNameMaxLen" },
} as const satisfies Record<string, TextLimit>;

type SideText = keyof typeof PROJECT_SIDE_TEXTS;

/** Every text that people write in a project or next to it. */
export type ProjectText = WrittenProjectField | "caseId" | SideText;

export function projectTextLimit(field: ProjectText): TextLimit {
  if (field in PROJECT_SIDE_TEXTS) return PROJECT_SIDE_TEXTS[field as SideText];
  return PROJECT_FIELDS[field as Exclude<ProjectText, SideText>].text;
}
