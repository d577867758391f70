import { datasetIds } from "@mars/domain/datasets/datasetIds";
import { sql } from "kysely";
import type { Queryable } from "../database/Database.ts";
import { isMeasuredSubcatchment } from "./isMeasured.ts";

export const RETENTION_DATASET = datasetIds.nitrogenRetention;
export const CARBON_DATASET = datasetIds.carbonRichSoil;

export type CurrentVersion = {
  datasetId: string;
  versionId: number;
  /** Names the version's content: numbers begin again in a database that is set up again. */
  fingerprint: string;
};

export async function currentVersions(database: Queryable): Promise<CurrentVersion[]> {
  const { rows } = await sql<CurrentVersion>`
    select d.id as "datasetId", v.id as "versionId",
      v.id || '-' || left(md5(d.id || v.loaded_at || v.feature_count), 12) as fingerprint
    from dataset d join dataset_version v on v.id = d.current_version_id
    where d.storage = 'stored'
    order by v.feature_count, d.id
  `.execute(database);
  return rows;
}

export type StoredFeature = { id: number; wkb: Buffer };

/** A page of a layer's polygons in the order of their ids; lines and points have no area. */
export async function featuresAfter(
  database: Queryable,
  versionId: number,
  afterId: number,
  limit: number,
): Promise<StoredFeature[]> {
  const { rows } = await sql<StoredFeature>`
    select id, ST_AsBinary(geometry, 'NDR') as wkb
    from dataset_feature
    where version_id = ${versionId} and id > ${afterId} and ST_Dimension(geometry) = 2
    order by id
    limit ${limit}
  `.execute(database);
  return rows;
}

export type CoveredPart = { id: number; wkb: Buffer };

/**
 * What is left of features when those before them in the layer are taken away. On a fine grid:
 * overlays without one may fail on nearly coincident edges.
 */
export async function uncoveredParts(
  database: Queryable,
  versionId: number,
  pairs: readonly { id: number; coveredBy: number }[],
): Promise<CoveredPart[]> {
  const { rows } = await sql<CoveredPart>`
    with pairs as (
      select * from unnest(${pairs.map((pair) => pair.id)}::bigint[],
        ${pairs.map((pair) => pair.coveredBy)}::bigint[]) as p(id, covered_by)),
    cover as (
      select p.id, ST_Union(f.geometry, 0.000001) as geometry
      from pairs p join dataset_feature f on f.version_id = ${versionId} and f.id = p.covered_by
      group by p.id)
    select c.id, ST_AsBinary(ST_Difference(f.geometry, c.geometry, 0.000001), 'NDR') as wkb
    from cover c join dataset_feature f on f.version_id = ${versionId} and f.id = c.id
  `.execute(database);
  return rows;
}

/** Changes whenever a sub-catchment is redrawn, its need flag set, or measured no more. */
export async function subcatchmentFingerprint(database: Queryable): Promise<string> {
  const { rows } = await sql<{ fingerprint: string }>`
    select coalesce(md5(string_agg(s.op_id || s.nitrogen_counts || s.geo_location_id || g.created_at
      || ST_NPoints(g.geometry) || g.area_ha, ',' order by s.op_id)), '') as fingerprint
    from subcatchment s join geo_location g on g.id = s.geo_location_id
    where ${isMeasuredSubcatchment("s")}
  `.execute(database);
  return rows[0]!.fingerprint;
}

export type RetentionPart = {
  opId: string;
  wkb: Buffer;
  retention: number;
  forestKgPerHa: number;
  extensificationKgPerHa: number;
  nitrogenCounts: boolean;
};

/** The retention map cut by one sub-catchment, so that each part knows whether its nitrogen counts. */
export async function retentionParts(
  database: Queryable,
  versionId: number,
  opId: string,
): Promise<RetentionPart[]> {
  const { rows } = await sql<RetentionPart>`
    select s.op_id as "opId", s.nitrogen_counts as "nitrogenCounts",
      ST_AsBinary(case when ST_Covers(g.geometry, f.geometry) then f.geometry
        else ST_Intersection(f.geometry, g.geometry, 0.000001) end, 'NDR') as wkb,
      (f.attributes->>'ret_tot')::float8 as retention,
      coalesce((f.attributes->>'skov')::float8, 0) as "forestKgPerHa",
      coalesce((f.attributes->>'ekstensivering')::float8, 0) as "extensificationKgPerHa"
    from subcatchment s
    join geo_location g on g.id = s.geo_location_id
    join dataset_feature f on f.version_id = ${versionId} and ST_Intersects(f.geometry, g.geometry)
    where s.op_id = ${opId} and f.attributes->>'ret_tot' is not null
    order by f.id
  `.execute(database);
  return rows;
}

export async function subcatchmentIds(database: Queryable): Promise<string[]> {
  const { rows } = await sql<{ opId: string }>`
    select op_id as "opId" from subcatchment s where ${isMeasuredSubcatchment("s")} order by op_id
  `.execute(database);
  return rows.map((row) => row.opId);
}
