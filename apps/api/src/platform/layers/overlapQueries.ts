import type { RetentionOverlap } from "@mars/domain/effects/areaOverlaps";
import { sql } from "kysely";
import type { Queryable } from "../database/Database.ts";
import { isMeasuredSubcatchment } from "./isMeasured.ts";
import { TOUCHED_FROM_M2 } from "../overlap/measureLayer.ts";

const M2_PER_HA = 10_000;

export type OverlapRow = {
  versionId: number;
  /** Null: the version's total, land under several features counted once. */
  id: number | null;
  overlapM2: number;
  featureM2: number;
};

/**
 * The overlaps of an area with the features of dataset versions, measured by PostGIS alone. For
 * versions that are not packed yet, and as the oracle of the measuring in memory.
 */
export async function overlapsInDatabase(
  database: Queryable,
  wkb: Buffer,
  versionIds: readonly number[],
): Promise<OverlapRow[]> {
  const { rows } = await sql<OverlapRow>`
    with asked as materialized (select ST_SetSRID(ST_GeomFromWKB(${wkb}), 25832) as g),
    -- A feature may have a hundred thousand corners: it is unpacked once, and only what lies near
    -- the area is kept of it.
    near as materialized (
      select f.version_id, f.id, f.area_m2 as feature_m2, case when f.geometry @ a.g then f.geometry
        else ST_ClipByBox2D(f.geometry, ST_Expand(a.g, 1)) end as part
      from asked a join dataset_feature f on f.version_id = any(${versionIds}::bigint[])
        and f.geometry && a.g),
    touched as materialized (
      select n.version_id, n.id, n.feature_m2, n.part, ST_Covers(a.g, n.part) as inside
      from near n, asked a where ST_Dimension(n.part) = 2 and ST_Intersects(a.g, n.part)),
    measured as materialized (
      select t.version_id, t.id, t.feature_m2, case when t.inside then ST_Area(t.part)
        else ST_Area(ST_Intersection(ST_ClipByBox2D(a.g, ST_Expand(t.part, 1)), t.part, 0.000001))
        end as overlap_m2
      from touched t, asked a),
    -- By the index, not each with each: parcels alone are a thousand in a large area.
    doubled as materialized (
      select distinct a.version_id, unnest(array[a.id, b.id]) as id
      from touched a join dataset_feature b on b.version_id = a.version_id
        and b.geometry && a.part and b.id > a.id and ST_Relate(a.part, b.geometry, 'T********')),
    once as materialized (
      select t.version_id, ST_Area(ST_Intersection(ST_Union(t.part, 0.000001), a.g, 0.000001)) as m2
      from touched t join doubled using (version_id, id), asked a group by t.version_id, a.g),
    total as (
      select m.version_id, coalesce(sum(m.overlap_m2) filter (where d.id is null), 0)
        + coalesce(max(o.m2), 0) as m2
      from measured m left join doubled d using (version_id, id) left join once o using (version_id)
      group by m.version_id)
    select version_id as "versionId", null::bigint as id, m2 as "overlapM2", 0::float8 as "featureM2"
    from total
    union all
    select version_id, id, overlap_m2, feature_m2 from measured where overlap_m2 > ${TOUCHED_FROM_M2}
  `.execute(database);
  return rows.toSorted((a, b) => b.overlapM2 - a.overlapM2 || (a.id ?? 0) - (b.id ?? 0));
}

/** The parts of an area on the retention map, by PostGIS: see `packNitrogen`. */
export async function retentionInDatabase(
  database: Queryable,
  wkb: Buffer,
  versionId: number,
): Promise<RetentionOverlap[]> {
  return (await retentionOfPieces(database, [wkb], versionId))[0]!;
}

/** The same of several areas, in their order. */
export async function retentionOfPieces(
  database: Queryable,
  wkbs: readonly Buffer[],
  versionId: number,
): Promise<RetentionOverlap[][]> {
  const { rows } = await sql<{
    piece: number;
    m2: number;
    retention: number;
    forest: number;
    extensification: number;
    opId: string;
    counts: boolean;
  }>`
    with asked as materialized (
      select piece::int - 1 as piece, ST_SetSRID(ST_GeomFromWKB(decode(hex, 'hex')), 25832) as g
      from unnest(${wkbs.map((wkb) => wkb.toString("hex"))}::text[]) with ordinality as u(hex, piece))
    select a.piece, s.op_id as "opId", s.nitrogen_counts as counts,
      ST_Area(ST_Intersection(ST_Intersection(f.geometry, a.g, 0.000001), l.geometry, 0.000001)) as m2,
      (f.attributes->>'ret_tot')::float8 as retention,
      coalesce((f.attributes->>'skov')::float8, 0) as forest,
      coalesce((f.attributes->>'ekstensivering')::float8, 0) as extensification
    from asked a
    join dataset_feature f on f.version_id = ${versionId} and f.geometry && a.g
      and ST_Intersects(a.g, f.geometry) and f.attributes->>'ret_tot' is not null
    join geo_location l on l.geometry && f.geometry and l.geometry && a.g
      and ST_Intersects(l.geometry, f.geometry)
    join subcatchment s on s.geo_location_id = l.id and ${isMeasuredSubcatchment("s")}
  `.execute(database);
  const found = wkbs.map((): RetentionOverlap[] => []);
  for (const row of rows)
    if (row.m2 > 0)
      found[row.piece]!.push({
        areaHa: row.m2 / M2_PER_HA,
        retention: row.retention,
        kgPerHa: { skov: row.forest, ekstensivering: row.extensification },
        subCatchmentId: row.opId,
        nitrogenEffectCounts: row.counts,
      });
  return found;
}

/** Land under any of the given geometries and in the asked area, counted once. */
export async function unionOverlapM2(
  database: Queryable,
  askedWkb: Buffer,
  featureWkbs: readonly Buffer[],
): Promise<number> {
  const { rows } = await sql<{ m2: number }>`
    select ST_Area(ST_Intersection(ST_GeomFromWKB(${askedWkb}),
      ST_Union(ST_CollectionExtract(ST_MakeValid(ST_GeomFromWKB(w)), 3), 0.000001), 0.000001)) as m2
    from unnest(${featureWkbs}::bytea[]) as w
  `.execute(database);
  return rows[0]!.m2;
}
