import type { DatasetAttribute, SystemTileSet } from "@mars/contracts/datasets/layers";
import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "../../platform/database/Database.ts";
import { isMeasured, isMeasuredSubcatchment } from "../../platform/layers/isMeasured.ts";
import { attributeText } from "./attributeText.ts";

type Value = string | number | boolean | null;
export type FeatureRow = {
  dataset: string;
  id: string;
  key: string | null;
  areaHa: number;
  properties: Record<string, Value>;
  /** Titles of the properties, in the order they are shown. */
  attributes: DatasetAttribute[];
  geometry?: { type: string; coordinates: unknown[] };
};

/** Most features a click may answer with; more cannot be chosen from. */
const atMost = 50;

const datasetColumns = sql`dataset.id as dataset, feature.id::text as id,
  feature.feature_key as key, feature.area_m2 / 10000 as "areaHa",
  feature.attributes as properties, dataset.attributes`;

export async function datasetFeaturesAt(
  database: Queryable,
  datasetIds: readonly string[],
  point: { x: number; y: number; toleranceM: number },
): Promise<FeatureRow[]> {
  const at = sql`ST_SetSRID(ST_MakePoint(${point.x}, ${point.y}), 25832)`;
  // Polygons must be hit; lines and points only be near.
  const { rows } = await sql<FeatureRow>`
    select ${datasetColumns}
    from dataset
    join dataset_feature feature on feature.version_id = dataset.current_version_id
    where dataset.id = any(${[...datasetIds]}::text[])
      and feature.geometry && ST_Expand(${at}, ${point.toleranceM})
      and case when ST_Dimension(feature.geometry) = 2 then ST_Intersects(feature.geometry, ${at})
               else ST_DWithin(feature.geometry, ${at}, ${Math.max(point.toleranceM, 1)}) end
    order by array_position(${[...datasetIds]}::text[], dataset.id), feature.area_m2, feature.id
    limit ${atMost}
  `.execute(database);
  return rows;
}

export async function readDatasetFeature(
  database: Queryable,
  datasetId: string,
  featureId: number,
  versionId: number | null,
): Promise<FeatureRow | null> {
  const { rows } = await sql<FeatureRow>`
    select ${datasetColumns}, ST_AsGeoJSON(feature.geometry, 3)::jsonb as geometry
    from dataset
    join dataset_version version on version.dataset_id = dataset.id
      and version.id = coalesce(${versionId}::bigint, dataset.current_version_id)
    join dataset_feature feature on feature.version_id = version.id
    where dataset.id = ${datasetId} and feature.id = ${featureId}
  `.execute(database);
  return rows[0] ?? null;
}

const attribute = (name: keyof typeof attributeText): DatasetAttribute => ({
  name,
  titleDa: attributeText[name].da,
  titleEn: attributeText[name].en,
});

type System = {
  from: RawBuilder<unknown>;
  /** Whether a place can lie in it today; by its id each is found. */
  isAtPlace: RawBuilder<boolean>;
  columns: RawBuilder<unknown>;
  titles: DatasetAttribute[];
};
const unit = (
  table: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  isOfToday: RawBuilder<boolean>,
): System => ({
  from: sql`${table} unit join geo_location geo on geo.id = unit.geo_location_id`,
  isAtPlace: isOfToday,
  columns: sql`${id}::text as id, unit.name as key, jsonb_build_object('name', unit.name) as properties`,
  titles: [attribute("name")],
});
const retiredAt = sql`unit.retired_at`;

/** The same conditions as the tiles: what is not public there is not found here. */
const systems: Record<Exclude<SystemTileSet, "background">, System> = {
  municipalities: unit(
    sql`municipality`,
    sql`unit.code`,
    isMeasured(sql`'municipality'`, retiredAt),
  ),
  tripartites: unit(sql`tripartite`, sql`unit.id`, isMeasured(sql`'tripartite'`, retiredAt)),
  plans: unit(sql`plan`, sql`unit.id`, isMeasured(sql`'plan'`, retiredAt)),
  subcatchments: unit(sql`subcatchment`, sql`unit.op_id`, isMeasuredSubcatchment("unit")),
  projects: {
    from: sql`(select * from project where public_state is not null) unit
      join geo_location geo on geo.id = unit.geo_location_id`,
    isAtPlace: sql`true`,
    columns: sql`unit.id::text as id, unit.name as key,
      jsonb_build_object('name', unit.name, 'stage', unit.stage) as properties`,
    titles: [attribute("name"), attribute("stage")],
  },
  "sketch-projects": {
    from: sql`(select sketch.*, sketch.sketch_project_id as id from plan_version version
        join plan_version_sketch sketch on sketch.plan_version_id = version.id
        where version.ended_at is null and sketch.included_in_plan) unit
      join geo_location geo on geo.id = unit.geo_location_id`,
    isAtPlace: sql`true`,
    columns: sql`unit.id::text as id, unit.name as key,
      jsonb_build_object('name', unit.name) as properties`,
    titles: [attribute("name")],
  },
};

export type FeatureSet = keyof typeof systems;
export const isFeatureSet = (id: string): id is FeatureSet => Object.hasOwn(systems, id);

export async function systemFeaturesAt(
  database: Queryable,
  set: FeatureSet,
  point: { x: number; y: number },
): Promise<FeatureRow[]> {
  const { from, isAtPlace, columns, titles } = systems[set];
  const at = sql`ST_SetSRID(ST_MakePoint(${point.x}, ${point.y}), 25832)`;
  const { rows } = await sql<Omit<FeatureRow, "attributes">>`
    select ${set}::text as dataset, ${columns}, geo.area_ha as "areaHa"
    from ${from}
    where geo.geometry && ${at} and ST_Intersects(geo.geometry, ${at}) and ${isAtPlace}
    order by geo.area_ha limit ${atMost}
  `.execute(database);
  return rows.map((row) => ({ ...row, attributes: titles }));
}

export async function readSystemFeature(
  database: Queryable,
  set: FeatureSet,
  id: string,
): Promise<FeatureRow | null> {
  const { from, columns, titles } = systems[set];
  const { rows } = await sql<Omit<FeatureRow, "attributes">>`
    select * from (
      select ${set}::text as dataset, ${columns}, geo.area_ha as "areaHa",
        ST_AsGeoJSON(geo.geometry, 3)::jsonb as geometry
      from ${from}) found
    where found.id = ${id}
  `.execute(database);
  return rows[0] ? { ...rows[0], attributes: titles } : null;
}
