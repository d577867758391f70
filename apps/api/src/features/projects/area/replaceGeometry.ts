import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { PROJECT_FIELDS } from "@mars/domain/fields/projectFields";
import type { Tx } from "../../../platform/database/Database.ts";
import { type AreaSource, hashOfArea, storeArea } from "../../../platform/geography/storeArea.ts";
import { ProblemError } from "../../../platform/problems/ProblemError.ts";
import { ensureProjectOnLand } from "./ensureProjectOnLand.ts";
import { followArea } from "./followArea.ts";
import { loggedChanges } from "../history/loggedFields.ts";
import { ensureMayNow } from "../project/openProject.ts";
import { appliedAreaHa, geometryHash, updateProject } from "../project/projectQueries.ts";
import { countingEffects, type ProjectRow } from "../project/ProjectRow.ts";
import { logChange } from "../history/logChange.ts";
import type { ProjectAuditContext } from "../history/ProjectAuditContext.ts";

/** Draws the area anew: freely in a draft, as a revision while the case allows one. */
export async function replaceGeometry(
  tx: Tx,
  row: ProjectRow,
  given: { geometry: AreaGeometry | null; source: AreaSource },
  act: ProjectAuditContext,
): Promise<ProjectRow> {
  ensureMayNow(act.person, PROJECT_FIELDS.area.changedBy, row, "project.frozen");
  const isRevision = row.status !== "draft" && row.returnedAt === null;
  if (given.geometry === null && isRevision) throw new ProblemError("geometry.empty");
  if (given.geometry !== null && row.geoLocationId !== null) {
    const unchanged = (await geometryHash(tx, row.geoLocationId)) === hashOfArea(given.geometry);
    if (unchanged) return row;
  }
  const location =
    given.geometry && (await storeArea(tx, "project", given.geometry, given.source, act));
  await updateProject(
    tx,
    row.id,
    {
      geo_location_id: location?.id ?? null,
      ...(isRevision && location && (await revisedColumns(tx, row, location.areaHa))),
    },
    { personId: act.person.id, at: act.at },
  );
  const after = await followArea(tx, row.id, act);
  await ensureProjectOnLand(tx, after, "geometry");
  await logChange(tx, act, {
    projectId: row.id,
    action: "area",
    changes: loggedChanges(row, after),
    history: { cause: "revision" },
  });
  return after;
}

/** A revision keeps what was approved, and how much smaller the area has become. */
async function revisedColumns(tx: Tx, row: ProjectRow, newAreaHa: number) {
  const approvedHa =
    (await appliedAreaHa(tx, row.id)) ?? (row.areaHa ?? 0) + (row.reducedAreaHa ?? 0);
  return {
    original_effects: JSON.stringify(row.originalEffects ?? countingEffects(row)),
    reduced_area_ha: Math.max(0, approvedHa - newAreaHa),
  };
}
