import { sql } from "kysely";
import type { Queryable, Tx } from "../../../platform/database/Database.ts";
import { attributeSql } from "../../../platform/layers/attributeSql.ts";

export type FieldDataset = {
  datasetId: string;
  year: number;
  cropCodesLeftOut: readonly string[];
};

export async function fieldDatasets(database: Queryable): Promise<readonly FieldDataset[]> {
  const { rows } = await sql<{ document: FieldDataset[] }>`
    select document from reference_document where key = 'field-datasets'
  `.execute(database);
  return rows[0]?.document ?? [];
}

export async function datasetVersionIds(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; versionId: number }>`
    select id, current_version_id as "versionId" from dataset
    where id = any(${ids}::text[]) and current_version_id is not null
  `.execute(database);
  return new Map(rows.map(({ id, versionId }) => [id, versionId]));
}

export async function replaceableAreas(tx: Tx, projectId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from supplementary_geometry where project_id = ${projectId} and automatic
  `.execute(tx);
  return rows.map(({ id }) => id);
}

export type EligibleArea = {
  projectId: string;
  projectGeoId: string;
  /** Only the part that is drawn as this machine name, such as uroert_skov. */
  onlyWithinType: string | null;
  insideVersions: readonly number[];
  cropCodesLeftOut: readonly string[];
  outsideVersions: readonly number[];
};

// Below a hundred square metres it is what borders drawn by different hands leave between them.
const SMALLEST_M2 = 100;

/** project ∩ fields − protected nature, as a new location; null where nothing is left. */
export async function insertEligibleArea(tx: Tx, area: EligibleArea): Promise<string | null> {
  const within = area.onlyWithinType;
  const { rows } = await sql<{ id: string }>`
    with whole as materialized (
      select case when ${within}::text is null then g.geometry
        else coalesce((
          select ST_Intersection(ST_Union(drawn.geometry, 0.001), g.geometry, 0.001)
          from supplementary_geometry s join geo_location drawn on drawn.id = s.geo_location_id
          where s.project_id = ${area.projectId} and s.type = ${within} and not s.automatic
        ), ST_SetSRID('POLYGON EMPTY'::geometry, 25832)) end as geometry
      from geo_location g where g.id = ${area.projectGeoId}
    ), inside as (
      select ST_Union(ST_Intersection(f.geometry, whole.geometry, 0.001), 0.001) as geometry
      from whole join dataset_feature f on f.version_id = any(${area.insideVersions}::bigint[])
        and f.geometry && whole.geometry and ST_Intersects(f.geometry, whole.geometry)
      where not coalesce(f.attributes ->> ${attributeSql.cropCode} = any(${area.cropCodesLeftOut}::text[]), false)
    ), outside as (
      select ST_Union(ST_Intersection(f.geometry, whole.geometry, 0.001), 0.001) as geometry
      from whole join dataset_feature f on f.version_id = any(${area.outsideVersions}::bigint[])
        and f.geometry && whole.geometry and ST_Intersects(f.geometry, whole.geometry)
    ), eligible as (
      select ST_Multi(ST_CollectionExtract(case
        when outside.geometry is null then inside.geometry
        else ST_Difference(inside.geometry, outside.geometry, 0.001) end, 3)) as geometry
      from inside, outside where inside.geometry is not null
    )
    insert into geo_location (kind, geometry, area_ha, source)
    select 'supplementary_geometry', geometry, ST_Area(geometry) / 10000, 'drawn'
    from eligible where ST_Area(geometry) >= ${SMALLEST_M2}
    returning id
  `.execute(tx);
  return rows[0]?.id ?? null;
}
