import { datasetIds } from "@mars/domain/datasets/datasetIds";
import type { Ground } from "@mars/domain/plans/drawingPotential";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";
import { measureIds } from "../../../platform/reference/facts/measures.ts";
import { attributeSql } from "../../../platform/layers/attributeSql.ts";

/** The measure that each kind of land is drawn for. */
const measureOfGround: Readonly<Record<Ground, string>> = {
  wetland: measureIds.nitrogenWetland,
  carbon: measureIds.lowland,
  forest: measureIds.afforestation,
  field: measureIds.extensification,
};

const layers = {
  retention: datasetIds.nitrogenRetention,
  wetland: datasetIds.wetlandPotential,
  carbon: datasetIds.carbonRichSoil,
  nature: datasetIds.protectedNature,
  forest: datasetIds.afforestationWanted,
  fields: datasetIds.fieldBlocks2025,
} as const;
export type LayerVersions = Record<keyof typeof layers, string | null>;

export async function currentLayers(database: Queryable): Promise<LayerVersions> {
  const { rows } = await sql<{ id: string; version: string | null }>`
    select id, current_version_id::text as version from dataset
    where id = any(${Object.values(layers)}::text[])`.execute(database);
  const byId = new Map(rows.map(({ id, version }) => [id, version]));
  return Object.fromEntries(
    Object.entries(layers).map(([layer, id]) => [layer, byId.get(id) ?? null]),
  ) as LayerVersions;
}

export type MeasureRow = {
  id: string;
  ground: Ground;
  kgPerHa: number | null;
  retentionProperty: "skov" | "ekstensivering" | null;
  extractionFactor: number;
  extractionNeedsCarbon: boolean;
};

export async function potentialMeasures(database: Queryable): Promise<MeasureRow[]> {
  const { rows } = await sql<Omit<MeasureRow, "ground">>`
    select id, nitrogen_factor as "kgPerHa", nitrogen_retention_property as "retentionProperty",
      extraction_factor as "extractionFactor",
      extraction_depends_on_carbon as "extractionNeedsCarbon"
    from mitigation_measure where id = any(${Object.values(measureOfGround)}::uuid[])
  `.execute(database);
  return rows.map((row) => ({
    ...row,
    ground: (Object.keys(measureOfGround) as Ground[]).find(
      (ground) => measureOfGround[ground] === row.id,
    )!,
  }));
}

/** Changes whenever a project or a sketch in the sub-catchment does. */
export async function landStamp(database: Queryable, opId: string): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`
    select concat_ws('-', count(s.id), max(s.updated_at), count(p.id), max(p.updated_at),
      string_agg(p.stage, '' order by p.id)) as stamp
    from geo_overlap o
    left join sketch_project s on s.geo_location_id = o.geo_location_id
    left join project p on p.geo_location_id = o.geo_location_id and p.stage is not null
    where o.unit_kind = 'subcatchment' and o.unit_id = ${opId}
  `.execute(database);
  return rows[0]!.stamp;
}

export type SampledPoint = {
  x: number;
  y: number;
  isTaken: boolean;
  isProtected: boolean;
  isWetlandPotential: boolean;
  isCarbonRich: boolean;
  isForestWanted: boolean;
  isField: boolean;
  counts: boolean;
  retention: number | null;
  skov: number | null;
  ekstensivering: number | null;
};

/** The box that a sub-catchment lies in; null without an outline. */
export async function boxOf(
  database: Queryable,
  planId: string,
  opId: string,
): Promise<{ areaHa: number; box: [number, number, number, number] | null } | undefined> {
  const { rows } = await sql<{ areaHa: number; box: [number, number, number, number] | null }>`
    select coalesce(ST_Area(g.geometry) / 10000, 0) as "areaHa",
      case when not ST_IsEmpty(g.geometry) then array[ST_XMin(g.geometry), ST_YMin(g.geometry),
        ST_XMax(g.geometry), ST_YMax(g.geometry)] end as box
    from subcatchment s left join geo_location g on g.id = s.geo_location_id
    where s.plan_id = ${planId} and s.op_id = ${opId}
  `.execute(database);
  return rows[0];
}

type Grid = {
  planId: string;
  opId: string;
  /** Between two points; a cell holds two by two. */
  stepM: number;
  box: readonly [number, number, number, number];
};

/**
 * A point for every step of the grid inside the sub-catchment, with what the maps say there. Each
 * area lists the points that lie in it, so that an outline is prepared once for all its points;
 * asking every point for its areas takes ten times as long.
 */
export async function samplePoints(
  database: Queryable,
  { planId, opId, stepM, box }: Grid,
  versions: LayerVersions,
): Promise<SampledPoint[]> {
  const [west, south, east, north] = box;
  const step = sql`${stepM}::float8`;
  const frame = sql`ST_MakeEnvelope(${west}, ${south}, ${east}, ${north}, 25832)`;
  const gridOf = sql`
    cross join lateral generate_series(
      ceil(greatest(ST_XMin(area.geometry), ${west}::float8) / ${step} - 0.5)::bigint,
      floor(least(ST_XMax(area.geometry), ${east}::float8) / ${step} - 0.5)::bigint) i
    cross join lateral generate_series(
      ceil(greatest(ST_YMin(area.geometry), ${south}::float8) / ${step} - 0.5)::bigint,
      floor(least(ST_YMax(area.geometry), ${north}::float8) / ${step} - 0.5)::bigint) j
    where ST_Intersects(area.geometry,
      ST_SetSRID(ST_MakePoint((i + 0.5) * ${step}, (j + 0.5) * ${step}), 25832))`;
  const layer = (version: string | null) => sql`
    select distinct i, j from (select geometry from dataset_feature
      where version_id = ${version}::bigint and geometry && ${frame}) area ${gridOf}`;
  const { rows } = await sql<SampledPoint>`
    with inside as materialized (
      select i, j, bool_or(area.nitrogen_counts) as counts from (
        select s.nitrogen_counts, g.geometry
        from subcatchment s join geo_location g on g.id = s.geo_location_id
        where s.plan_id = ${planId} and s.op_id = ${opId}) area ${gridOf} group by i, j
    ), taken as materialized (
      select distinct i, j from (
        select g.geometry from project p join geo_location g on g.id = p.geo_location_id
        where p.stage is not null and g.geometry && ${frame}
        union all
        select g.geometry from sketch_project s join geo_location g on g.id = s.geo_location_id
        where s.kind = 'sketch_project' and g.geometry && ${frame}) area ${gridOf}
    ), map as materialized (
      select distinct on (i, j) i, j, area.attributes from (
        select geometry, attributes from dataset_feature
        where version_id = ${versions.retention}::bigint and geometry && ${frame}) area ${gridOf}
    ), nature as materialized (${layer(versions.nature)}),
    wetland as materialized (${layer(versions.wetland)}),
    carbon as materialized (${layer(versions.carbon)}),
    forest as materialized (${layer(versions.forest)}),
    field as materialized (${layer(versions.fields)})
    select floor(inside.i / 2.0) * 2 * ${step} as x, floor(inside.j / 2.0) * 2 * ${step} as y,
      inside.counts,
      taken.i is not null as "isTaken",
      nature.i is not null as "isProtected",
      wetland.i is not null as "isWetlandPotential",
      carbon.i is not null as "isCarbonRich",
      forest.i is not null as "isForestWanted",
      ${versions.fields}::bigint is null or field.i is not null as "isField",
      (map.attributes ->> ${attributeSql.retention})::float8 as retention,
      (map.attributes ->> ${attributeSql.forestKgPerHa})::float8 as skov,
      (map.attributes ->> ${attributeSql.extensificationKgPerHa})::float8 as ekstensivering
    from inside
    left join taken on taken.i = inside.i and taken.j = inside.j
    left join nature on nature.i = inside.i and nature.j = inside.j
    left join wetland on wetland.i = inside.i and wetland.j = inside.j
    left join carbon on carbon.i = inside.i and carbon.j = inside.j
    left join forest on forest.i = inside.i and forest.j = inside.j
    left join field on field.i = inside.i and field.j = inside.j
    left join map on map.i = inside.i and map.j = inside.j
  `.execute(database);
  return rows;
}
