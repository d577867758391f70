import { sql } from "kysely";
import type { MapShape } from "../../../platform/pdf/mapGeometry.ts";
import type { Queryable } from "../../../platform/database/Database.ts";

export async function geometriesOf(
  database: Queryable,
  geoLocationIds: readonly string[],
): Promise<Map<string, Buffer>> {
  const { rows } = await sql<{ id: string; wkb: Buffer }>`
    select id, ST_AsBinary(geometry, 'NDR') as wkb from geo_location where id = any(${geoLocationIds}::uuid[])
  `.execute(database);
  return new Map(rows.map(({ id, wkb }) => [id, wkb]));
}

/** Outlines thinned to what a page can show. */
export async function outlinesOf(
  database: Queryable,
  geoLocationIds: readonly string[],
  toleranceM: number,
): Promise<Map<string, MapShape>> {
  const { rows } = await sql<{ id: string; shape: MapShape }>`
    select id, ST_AsGeoJSON(ST_Multi(ST_SimplifyPreserveTopology(geometry, ${toleranceM})), 0)::json as shape
    from geo_location where id = any(${geoLocationIds}::uuid[])
  `.execute(database);
  return new Map(rows.map(({ id, shape }) => [id, shape]));
}
