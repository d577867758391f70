import type { MeasuredLand } from "@mars/domain/schemes/schemeCase";
import type { SubsidyScheme } from "@mars/domain/schemes/subsidyScheme";
import type { Queryable } from "../../../platform/database/Database.ts";
import { readAreaWkb } from "../../../platform/geography/measureQueries.ts";
import { measureLand } from "../../../platform/schemes/measureLand.ts";

/** The project's land in pieces; what it covers itself is not taken by another. */
export async function landOfProject(
  database: Queryable,
  { id, geoLocationId }: { id: string; geoLocationId: string },
  schemes: readonly SubsidyScheme[],
): Promise<MeasuredLand> {
  const wkb = await readAreaWkb(database, geoLocationId);
  return measureLand({ database, layers: null }, { wkb, exceptProject: id }, schemes);
}
