import {
  CHOSEN_PROJECT_FIELDS,
  chosenProjectFields,
  PROJECT_FIELDS,
  writtenProjectFields,
} from "@mars/domain/fields/projectFields";
import type { Tx } from "../../../platform/database/Database.ts";
import { ProblemError } from "../../../platform/problems/ProblemError.ts";
import { isMeasureOffered } from "../../../platform/schemes/readSchemes.ts";
import { checkField } from "../project/checkField.ts";
import type { GivenTexts } from "./createProject.ts";
import { offeredScheme } from "./offeredScheme.ts";
import { fitSupplementary } from "../supplementary/fitSupplementary.ts";
import { followArea } from "../area/followArea.ts";
import { loggedChanges } from "../history/loggedFields.ts";
import { ensureMayNow } from "../project/openProject.ts";
import { readProjectRow, updateProject } from "../project/projectQueries.ts";
import type { ProjectRow } from "../project/ProjectRow.ts";
import { logChange } from "../history/logChange.ts";
import type { ProjectAuditContext } from "../history/ProjectAuditContext.ts";

export type ProjectEdit = GivenTexts & {
  subsidySchemeId?: string | null | undefined;
  mitigationMeasureId?: string | null | undefined;
  autosave: boolean;
  removeUnfitting: boolean;
};

/** Changes the fields that were sent; a save that changes nothing leaves no trace. */
export async function editProject(
  tx: Tx,
  row: ProjectRow,
  edit: ProjectEdit,
  act: ProjectAuditContext,
): Promise<ProjectRow> {
  ensureFields(row, edit, act);
  const columns: Record<string, unknown> = {};
  for (const field of writtenProjectFields) {
    if (edit[field] === undefined) continue;
    const text = checkField(field, edit[field], act.limits);
    if (text !== row[field]) columns[PROJECT_FIELDS[field].column] = text;
  }
  const measureId = await chosenMeasure(tx, row, edit, columns);
  const measureChanges = measureId !== row.measureId;
  if (measureChanges) columns.mitigation_measure_id = measureId;
  const schemeChanges = "subsidy_scheme_id" in columns;
  if (Object.keys(columns).length === 0) return row;
  await updateProject(tx, row.id, columns, { personId: act.person.id, at: act.at });
  if (schemeChanges) await fitSupplementary(tx, row.id, edit, act);
  const after =
    schemeChanges || measureChanges
      ? await followArea(tx, row.id, act)
      : (await readProjectRow(tx, row.id))!;
  const changes = loggedChanges(row, after);
  if (changes.length > 0) {
    await logChange(tx, act, {
      projectId: row.id,
      action: "edited",
      changes,
      autosave: edit.autosave,
      ...(measureChanges && { history: { cause: "revision" as const } }),
    });
  }
  return after;
}

/** Who may change which field depends on what the case has come to. */
function ensureFields(row: ProjectRow, edit: ProjectEdit, { person }: ProjectAuditContext): void {
  const texts = writtenProjectFields.filter(
    (field) => (edit[field]?.trim() ?? row[field]) !== row[field],
  );
  const choices = chosenProjectFields.filter(
    (field) => edit[CHOSEN_PROJECT_FIELDS[field].idProperty] !== undefined,
  );
  for (const field of [...texts, ...choices]) {
    ensureMayNow(person, PROJECT_FIELDS[field].changedBy, row, "project.frozen");
  }
  // What changes nothing is still an edit: it must not pass where every other would be refused.
  const anyField = [...writtenProjectFields, ...chosenProjectFields];
  const anyRight = anyField.flatMap((field) => PROJECT_FIELDS[field].changedBy);
  ensureMayNow(person, anyRight, row, "project.frozen");
}

/** A scheme brings its own measure; without one any measure may be tried. */
async function chosenMeasure(
  tx: Tx,
  row: ProjectRow,
  edit: ProjectEdit,
  columns: Record<string, unknown>,
): Promise<string | null> {
  const schemeId = edit.subsidySchemeId === undefined ? row.schemeId : edit.subsidySchemeId;
  if (schemeId !== row.schemeId) columns.subsidy_scheme_id = schemeId;
  const asked = edit.mitigationMeasureId;
  if (schemeId !== null) {
    if (schemeId === row.schemeId && asked === undefined) return row.measureId;
    const scheme = await offeredScheme(tx, schemeId, row.ownerVat);
    if (asked !== undefined && asked !== scheme.mitigationMeasureId) {
      throw new ProblemError("project.measure-not-of-scheme", {
        figures: { scheme: scheme.name, measureId: scheme.mitigationMeasureId },
      });
    }
    return scheme.mitigationMeasureId;
  }
  if (asked === undefined) return schemeId === row.schemeId ? row.measureId : null;
  if (asked !== null && asked !== row.measureId && !(await isMeasureOffered(tx, asked))) {
    throw new ProblemError("project.measure-unknown");
  }
  return asked;
}
