import { sql } from "kysely";
import type { Queryable } from "../../platform/database/Database.ts";

export type OverlapGeometryRow = { versionId: number; id: number; wkb: Buffer | null };

/** The parts of features that lie in a stored screening's area, as MultiPolygons. */
export async function overlapGeometries(
  database: Queryable,
  screeningId: string,
  wanted: readonly { versionId: number; id: number }[],
): Promise<OverlapGeometryRow[]> {
  const { rows } = await sql<OverlapGeometryRow>`
    select f.version_id as "versionId", f.id, ST_AsBinary(ST_Multi(ST_CollectionExtract(
      ST_Intersection(f.geometry, s.geometry, 0.000001), 3)), 'NDR') as wkb
    from screening s, unnest(${wanted.map((one) => one.versionId)}::bigint[],
      ${wanted.map((one) => one.id)}::bigint[]) as w(version_id, id)
    join dataset_feature f on f.version_id = w.version_id and f.id = w.id
    where s.id = ${screeningId}
  `.execute(database);
  return rows;
}
