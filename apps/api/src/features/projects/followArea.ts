import { containment } from "@mars/domain/areas/containment";
import type { Tx } from "../../platform/database/Database.ts";
import { recomputeEffects } from "../../platform/geography/recomputeEffects.ts";
import { valueOrProblem } from "../../platform/problems/ProblemError.ts";
import { readSchemes } from "../../platform/schemes/readSchemes.ts";
import { remakeAutomaticAreas } from "./automaticAreas.ts";
import { hasMunicipalityOutlines, readUnits } from "./detailQueries.ts";
import { clearArea, readProjectRow } from "./projectQueries.ts";
import type { ProjectRow } from "./ProjectRow.ts";
import type { Act } from "./Act.ts";

/** What follows from a new area, measure or scheme: effects, shares of units, automatic areas. */
export async function followArea(tx: Tx, id: string, act: Act): Promise<ProjectRow> {
  const changed = (await readProjectRow(tx, id))!;
  if (changed.geoLocationId === null) await clearArea(tx, id);
  else {
    await recomputeEffects(tx, [id]);
    await ensureInside(tx, changed.geoLocationId);
  }
  const scheme = changed.schemeId ? (await readSchemes(tx, [changed.schemeId]))[0] : undefined;
  await remakeAutomaticAreas(tx, changed, scheme, act);
  return (await readProjectRow(tx, id))!;
}

/** An area wholly at sea or abroad lies in no municipality. */
async function ensureInside(tx: Tx, geoLocationId: string): Promise<void> {
  if (!(await hasMunicipalityOutlines(tx))) return;
  const { municipalities } = await readUnits(tx, geoLocationId);
  const insideHa = municipalities.reduce((sum, { overlapHa }) => sum + overlapHa, 0);
  valueOrProblem(containment(insideHa, insideHa, "container"));
}
