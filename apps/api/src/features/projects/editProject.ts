import type { Tx } from "../../platform/database/Database.ts";
import { ProblemError } from "../../platform/problems/ProblemError.ts";
import { isMeasureOffered } from "../../platform/schemes/readSchemes.ts";
import { checkField } from "./checkField.ts";
import { offeredScheme } from "./offeredScheme.ts";
import { fitSupplementary } from "./fitSupplementary.ts";
import { followArea } from "./followArea.ts";
import { loggedChanges } from "./loggedFields.ts";
import { ensureMayNow } from "./openProject.ts";
import { readProjectRow, updateProject } from "./projectQueries.ts";
import type { ProjectRow } from "./ProjectRow.ts";
import { record } from "./record.ts";
import type { Act } from "./Act.ts";

export type ProjectEdit = {
  name?: string | undefined;
  description?: string | undefined;
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
  act: Act,
): Promise<ProjectRow> {
  ensureFields(row, edit, act);
  const columns: Record<string, unknown> = {};
  if (edit.name !== undefined) {
    columns.name = checkField("name", edit.name, {
      required: true,
      maxLen: act.limits.projectNameMaxLen,
    });
  }
  if (edit.description !== undefined) {
    columns.description = checkField("description", edit.description, {
      required: false,
      maxLen: act.limits.descriptionMaxLen,
    });
  }
  const measureId = await chosenMeasure(tx, row, edit, columns);
  const measureChanges = measureId !== row.measureId;
  if (measureChanges) columns.mitigation_measure_id = measureId;
  const schemeChanges = "subsidy_scheme_id" in columns;
  if (columns.name === row.name) delete columns.name;
  if (columns.description === row.description) delete columns.description;
  if (Object.keys(columns).length === 0) return row;
  await updateProject(tx, row.id, columns, { personId: act.person.id, at: act.at });
  if (schemeChanges) await fitSupplementary(tx, row.id, edit, act);
  const after =
    schemeChanges || measureChanges
      ? await followArea(tx, row.id, act)
      : (await readProjectRow(tx, row.id))!;
  const changes = loggedChanges(row, after);
  if (changes.length > 0) {
    await record(tx, act, {
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
function ensureFields(row: ProjectRow, edit: ProjectEdit, { person }: Act): void {
  if (edit.name !== undefined && edit.name.trim() !== row.name) {
    ensureMayNow(person, ["project.edit", "project.replace-name"], row, "project.frozen");
  }
  if (edit.description !== undefined) {
    ensureMayNow(person, ["project.edit", "project.revise"], row, "project.frozen");
  }
  if (edit.subsidySchemeId !== undefined || edit.mitigationMeasureId !== undefined) {
    ensureMayNow(person, ["project.edit"], row, "project.frozen");
  }
  // What changes nothing is still an edit: it must not pass where another would be refused.
  ensureMayNow(
    person,
    ["project.edit", "project.revise", "project.replace-name"],
    row,
    "project.frozen",
  );
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
