import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";

export type OverlapGeometryRow = { versionId: number; id: number; wkb: Buffer | null };

/** The parts of features that lie in a stored screening's area, as MultiPolygons. */
export async function overlapGeometries(
  database: Queryable,
  screeningId: string,
  wanted: readonly { versionId: number; id: number }[],
): Promise<OverlapGeometryRow[]> {
  const { rows } = await sql<OverlapGeometryRow>`
    -- Most lie wholly inside; of a large area only what is near a feature takes part in cutting it.
    select f.version_id as "versionId", f.id, ST_AsBinary(ST_Multi(ST_CollectionExtract(
      case when ST_Covers(s.geometry, f.geometry) then f.geometry
        else ST_Intersection(f.geometry,
          ST_ClipByBox2D(s.geometry, ST_Expand(f.geometry, 1)), 0.000001) end, 3)), 'NDR') as wkb
    from (select geometry from screening where id = ${screeningId} offset 0) s, unnest(${wanted.map((one) => one.versionId)}::bigint[],
      ${wanted.map((one) => one.id)}::bigint[]) as w(version_id, id)
    join dataset_feature f on f.version_id = w.version_id and f.id = w.id
  `.execute(database);
  return rows;
}

/** The parts of outlines that lie in a stored screening's area, as MultiPolygons in their order. */
export async function outlinesInArea(
  database: Queryable,
  screeningId: string,
  outlines: readonly Buffer[],
): Promise<(Buffer | null)[]> {
  const { rows } = await sql<{ wkb: Buffer | null }>`
    select ST_AsBinary(ST_Multi(ST_CollectionExtract(ST_Intersection(
      -- A line that was drawn coarser may cross itself.
      ST_CollectionExtract(ST_MakeValid(ST_SetSRID(ST_GeomFromWKB(o.wkb), 25832)), 3),
      s.geometry, 0.000001), 3)), 'NDR') as wkb
    from screening s, unnest(${outlines}::bytea[]) with ordinality as o(wkb, place)
    where s.id = ${screeningId} order by o.place
  `.execute(database);
  return rows.map(({ wkb }) => wkb);
}
