import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";
import { isPublicOutline } from "../../../platform/geography/isPublicOutline.ts";

/** One statement keeps one processor of the database busy: a file of many faults is shared out. */
const REPAIRED_AT_ONCE = 32;

/** Geometries made valid, in their order; only what has an area is kept. */
export async function repaired(
  database: Queryable,
  wkbs: readonly Buffer[],
): Promise<(Buffer | null)[]> {
  const portions = Array.from({ length: Math.ceil(wkbs.length / REPAIRED_AT_ONCE) }, (_, i) =>
    wkbs.slice(i * REPAIRED_AT_ONCE, (i + 1) * REPAIRED_AT_ONCE),
  );
  return (await Promise.all(portions.map((portion) => repairedTogether(database, portion)))).flat();
}

async function repairedTogether(
  database: Queryable,
  wkbs: readonly Buffer[],
): Promise<(Buffer | null)[]> {
  const { rows } = await sql<{ wkb: Buffer | null }>`
    select ST_AsBinary(nullif(ST_CollectionExtract(ST_MakeValid(ST_GeomFromWKB(w)), 3),
      'MULTIPOLYGON EMPTY'::geometry), 'NDR') as wkb
    from unnest(${wkbs}::bytea[]) with ordinality as given(w, n)
    order by n
  `.execute(database);
  return rows.map(({ wkb }) => wkb);
}

/**
 * Hectares of each geometry that lie in a container; null where there is no such container. Anybody
 * may ask, so only public ones are such: of others, small squares would tell the border.
 */
export async function insideHa(
  database: Queryable,
  wkbs: readonly Buffer[],
  geoLocationId: string,
): Promise<number[] | null> {
  const { rows } = await sql<{ ha: number }>`
    select ST_Area(ST_Intersection(location.geometry, ST_SetSRID(ST_GeomFromWKB(w), 25832), 0.000001)) / 10000 as ha
    from geo_location location, unnest(${wkbs}::bytea[]) with ordinality as given(w, n)
    where location.id = ${geoLocationId} and ${isPublicOutline}
    order by n
  `.execute(database);
  return rows.length === 0 ? null : rows.map(({ ha }) => ha);
}
