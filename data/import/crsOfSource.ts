import type { Queryable } from "../../apps/api/src/platform/database/Database.ts";
import type { ResolvedCrs } from "../../apps/api/src/platform/geodata/crs/crs.ts";
import { parseCrsName, resolveCrs } from "../../apps/api/src/platform/geodata/crs/crs.ts";
import { readCrsDefinition } from "../../apps/api/src/platform/geodata/crs/crsQueries.ts";
import { GeodataFault } from "../../apps/api/src/platform/geodata/GeodataFault.ts";
import type { GeodataSource } from "../../apps/api/src/platform/geodata/GeodataSource.ts";

/** The coordinate system of a source, or the one the operator says it has. */
export async function crsOfSource(
  source: GeodataSource,
  named: string | undefined,
  database: Queryable,
): Promise<ResolvedCrs> {
  const reference = named === undefined ? source.crs : parseCrsName(named);
  if (!reference) {
    throw new GeodataFault(
      "geodata.no-crs",
      named === undefined
        ? "it does not say which coordinate system it is in; name it with --crs EPSG:…"
        : `${named} is not the name of a coordinate system`,
    );
  }
  return resolveCrs(reference, (epsg) => readCrsDefinition(database, epsg));
}
