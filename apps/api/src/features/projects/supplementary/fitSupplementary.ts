import type { Tx } from "../../../platform/database/Database.ts";
import { ProblemError } from "../../../platform/problems/ProblemError.ts";
import { readSchemes } from "../../../platform/schemes/readSchemes.ts";
import { readProjectRow } from "../project/projectQueries.ts";
import { logChange } from "../history/logChange.ts";
import type { ProjectAuditContext } from "../history/ProjectAuditContext.ts";
import {
  deleteSupplementary,
  readSupplementaryRows,
  updateSupplementary,
} from "./supplementaryQueries.ts";
import { loggedArea } from "./supplementaryLog.ts";

/** After a change of scheme: areas whose kind the new scheme has too keep their place under its own
 * type; the others are only let go when that was said. */
export async function fitSupplementary(
  tx: Tx,
  projectId: string,
  { removeUnfitting }: { removeUnfitting: boolean },
  act: ProjectAuditContext,
): Promise<void> {
  const drawn = (await readSupplementaryRows(tx, projectId)).filter(({ automatic }) => !automatic);
  if (drawn.length === 0) return;
  const { schemeId } = (await readProjectRow(tx, projectId))!;
  const [scheme] = schemeId === null ? [] : await readSchemes(tx, [schemeId]);
  const types = scheme?.supplementaryGeometryTypes ?? [];
  const unfitting = [];
  for (const area of drawn) {
    const type = types.find((one) => one.type !== null && one.type === area.type);
    if (type === undefined) unfitting.push(area);
    else if (type.id !== area.typeId) {
      await updateSupplementary(tx, area.id, { ...area, typeId: type.id });
    }
  }
  if (unfitting.length === 0) return;
  if (!removeUnfitting) {
    throw new ProblemError("supplementary.unfitting", {
      figures: { names: unfitting.map(({ name }) => name) },
    });
  }
  await deleteSupplementary(
    tx,
    unfitting.map(({ id }) => id),
  );
  await logChange(tx, act, {
    projectId,
    action: "supplementary-removed",
    changes: unfitting.map((area) => ({
      field: "supplementaryGeometry",
      from: loggedArea(area),
      to: null,
    })),
  });
}
