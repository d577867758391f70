import type { RetentionOverlap } from "@mars/domain/effects/areaOverlaps";
import type { TouchedFeature } from "@mars/domain/schemes/schemeCase";
import { sql } from "kysely";
import type { Queryable } from "../database/Database.ts";
import { attributeSql } from "../layers/attributeSql.ts";

export type VersionRow = { datasetId: string; versionId: number; label: string };

export async function currentVersions(
  database: Queryable,
  datasetIds: readonly string[],
): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select d.id as "datasetId", v.id as "versionId", v.label
    from dataset d join dataset_version v on v.id = d.current_version_id
    where d.id = any(${datasetIds}::text[])
  `.execute(database);
  return rows;
}

export type MeasuredLayer = { overlapHa: number; features: TouchedFeature[] };

/** An area against one layer. Maps may overlap themselves: the whole is united, the parts are not. */
export async function measureLayerOverlap(
  database: Queryable,
  geoLocationId: string,
  versionId: number,
): Promise<MeasuredLayer> {
  const { rows } = await sql<MeasuredLayer>`
    with piece as (
      select f.attributes, case when ST_Contains(area.geometry, f.geometry) then f.geometry
        else ST_Intersection(f.geometry, area.geometry, 0.001) end as geometry
      from geo_location area
      join dataset_feature f on f.version_id = ${versionId}::bigint
        and f.geometry && area.geometry and ST_Intersects(f.geometry, area.geometry)
      where area.id = ${geoLocationId} and ST_Dimension(f.geometry) = 2
    )
    select coalesce(case when count(*) = 1 then sum(ST_Area(geometry))
        else ST_Area(ST_Union(geometry, 0.001)) end, 0) / 10000 as "overlapHa",
      coalesce(json_agg(json_build_object('overlapHa', ST_Area(geometry) / 10000,
        'attributes', attributes)), '[]') as features
    from piece
  `.execute(database);
  return rows[0]!;
}

/** The retention map cut by the area and by sub-catchments, for telling how nitrogen came about. */
export async function measureRetention(
  database: Queryable,
  geoLocationId: string,
  versionId: number,
): Promise<RetentionOverlap[]> {
  const { rows } = await sql<RetentionOverlap>`
    select ST_Area(ST_Intersection(ST_Intersection(f.geometry, area.geometry, 0.001),
        catchment.geometry, 0.001)) / 10000 as "areaHa",
      (f.attributes ->> ${attributeSql.retention})::float8 as retention,
      json_build_object('skov', coalesce((f.attributes ->> ${attributeSql.forestKgPerHa})::float8, 0),
        'ekstensivering', coalesce((f.attributes ->> ${attributeSql.extensificationKgPerHa})::float8, 0)) as "kgPerHa",
      s.op_id as "subCatchmentId", s.nitrogen_counts as "nitrogenEffectCounts"
    from geo_location area
    join dataset_feature f on f.version_id = ${versionId}::bigint
      and f.geometry && area.geometry and ST_Intersects(f.geometry, area.geometry)
    join geo_overlap o on o.geo_location_id = area.id and o.unit_kind = 'subcatchment'
    join subcatchment s on s.op_id = o.unit_id
    join geo_location catchment on catchment.id = s.geo_location_id
    where area.id = ${geoLocationId} and f.attributes ->> ${attributeSql.retention} is not null
  `.execute(database);
  return rows.filter(({ areaHa }) => areaHa > 0);
}

/** The stored outline, as areas are measured. */
export async function readAreaWkb(database: Queryable, geoLocationId: string): Promise<Buffer> {
  const { rows } = await sql<{ wkb: Buffer }>`
    select ST_AsBinary(geometry, 'NDR') as wkb from geo_location where id = ${geoLocationId}
  `.execute(database);
  return rows[0]!.wkb;
}
