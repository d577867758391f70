import { datasetIds } from "@mars/domain/datasets/datasetIds";
import type { Ground } from "@mars/domain/plans/drawingPotential";
import { sql } from "kysely";
import type { Queryable } from "../../platform/database/Database.ts";
import { measureIds } from "../../platform/reference/facts/measures.ts";

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
 * A point for every step of the grid inside the sub-catchment, with what the maps say there. Points
 * are looked up by index; cutting every cell out of every map would take minutes.
 */
export async function samplePoints(
  database: Queryable,
  { planId, opId, stepM, box }: Grid,
  versions: LayerVersions,
): Promise<SampledPoint[]> {
  const cellM = 2 * stepM;
  const [west, south, east, north] = box;
  const inLayer = (
    version: string | null,
  ) => sql<boolean>`exists (select from dataset_feature feature
    where feature.version_id = ${version}::bigint and feature.geometry && inside.point
      and ST_Intersects(feature.geometry, inside.point))`;
  const inArea = (kind: "project" | "sketch_project") =>
    kind === "project"
      ? sql`exists (select from geo_location g join project p on p.geo_location_id = g.id
          where g.kind = 'project' and p.stage is not null and g.geometry && inside.point
            and ST_Intersects(g.geometry, inside.point))`
      : sql`exists (select from geo_location g join sketch_project s on s.geo_location_id = g.id
          where g.kind = 'sketch_project' and s.kind = 'sketch_project'
            and g.geometry && inside.point and ST_Intersects(g.geometry, inside.point))`;
  const { rows } = await sql<SampledPoint>`
    with unit as materialized (
      select s.nitrogen_counts, piece.geometry
      from subcatchment s join geo_location g on g.id = s.geo_location_id
      cross join lateral (select ST_Subdivide(g.geometry, 64) as geometry) piece
      where s.plan_id = ${planId} and s.op_id = ${opId}
    ), grid as (
      select floor(east / ${cellM}::float8) * ${cellM}::float8 as x,
        floor(north / ${cellM}::float8) * ${cellM}::float8 as y,
        ST_SetSRID(ST_MakePoint(east, north), 25832) as point
      from generate_series(floor(${west}::float8 / ${cellM}::float8)::bigint * 2,
          ceil(${east}::float8 / ${cellM}::float8)::bigint * 2) i
      cross join generate_series(floor(${south}::float8 / ${cellM}::float8)::bigint * 2,
          ceil(${north}::float8 / ${cellM}::float8)::bigint * 2) j
      cross join lateral (select (i + 0.5) * ${stepM}::float8 as east,
        (j + 0.5) * ${stepM}::float8 as north) at
    ), inside as materialized (
      select grid.*, (select bool_or(nitrogen_counts) from unit) as counts from grid
      where exists (select from unit where unit.geometry && grid.point
        and ST_Intersects(unit.geometry, grid.point))
    )
    select inside.x, inside.y, inside.counts,
      ${inArea("project")} or ${inArea("sketch_project")} as "isTaken",
      ${inLayer(versions.nature)} as "isProtected",
      ${inLayer(versions.wetland)} as "isWetlandPotential",
      ${inLayer(versions.carbon)} as "isCarbonRich",
      ${inLayer(versions.forest)} as "isForestWanted",
      ${versions.fields}::bigint is null or ${inLayer(versions.fields)} as "isField",
      (map.attributes ->> 'ret_tot')::float8 as retention,
      (map.attributes ->> 'skov')::float8 as skov,
      (map.attributes ->> 'ekstensivering')::float8 as ekstensivering
    from inside
    left join lateral (
      select feature.attributes from dataset_feature feature
      where feature.version_id = ${versions.retention}::bigint and feature.geometry && inside.point
        and ST_Intersects(feature.geometry, inside.point) limit 1) map on true
  `.execute(database);
  return rows;
}
