import type { Tx } from "../../../platform/database/Database.ts";
import { recomputeEffects } from "../../../platform/geography/recomputeEffects.ts";
import { readSchemes } from "../../../platform/schemes/readSchemes.ts";
import { remakeAutomaticAreas } from "../supplementary/automaticAreas.ts";
import { clearArea, readProjectRow } from "../project/projectQueries.ts";
import type { ProjectRow } from "../project/ProjectRow.ts";
import type { ProjectAuditContext } from "../history/ProjectAuditContext.ts";

/** What follows from a new area, measure or scheme: effects, shares of units, automatic areas. */
export async function followArea(
  tx: Tx,
  id: string,
  act: ProjectAuditContext,
): Promise<ProjectRow> {
  const changed = (await readProjectRow(tx, id))!;
  if (changed.geoLocationId === null) await clearArea(tx, id);
  else await recomputeEffects(tx, [id]);
  const scheme = changed.schemeId ? (await readSchemes(tx, [changed.schemeId]))[0] : undefined;
  await remakeAutomaticAreas(tx, changed, scheme, act);
  return (await readProjectRow(tx, id))!;
}
