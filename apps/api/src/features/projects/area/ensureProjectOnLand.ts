import { ensureOnLand } from "@mars/domain/areas/onLand";
import type { Tx } from "../../../platform/database/Database.ts";
import { ProblemError } from "../../../platform/problems/ProblemError.ts";
import { hasMunicipalityOutlines, readUnits } from "../project/detailQueries.ts";
import type { ProjectRow } from "../project/ProjectRow.ts";
import { fieldTexts } from "../project/fieldTexts.ts";

/**
 * In the sea and abroad there is no municipality; asked whenever a project gets an area. `field` is
 * the part of the request that the area came with, null where it came with none.
 */
export async function ensureProjectOnLand(
  tx: Tx,
  { geoLocationId, areaHa }: ProjectRow,
  field: "geometry" | "screeningId" | null,
): Promise<void> {
  if (geoLocationId === null || areaHa === null) return;
  if (!(await hasMunicipalityOutlines(tx))) return;
  const { municipalities } = await readUnits(tx, geoLocationId);
  const landHa = municipalities.reduce((sum, { overlapHa }) => sum + overlapHa, 0);
  const standing = ensureOnLand(areaHa, landHa);
  if (standing.ok) return;
  const { code, figures } = standing.refusal;
  throw new ProblemError(code, {
    ...(figures && { figures }),
    detail: fieldTexts.notOnLand,
    ...(field && { fields: [{ field: `body.${field}`, code, detail: fieldTexts.notOnLand }] }),
  });
}
