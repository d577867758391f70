import type { MultiPolygon, PickedArea, PickKind } from "@mars/contracts/datasets/layers";
import { FIELD_BLOCKS_PREFIX, datasetIds } from "@mars/domain/datasets/datasetIds";
import { districtKey, type ParcelNumber } from "@mars/domain/land/landNumbers";
import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "../../platform/database/Database.ts";
import { attributeSql } from "../../platform/layers/attributeSql.ts";

type Picked = Omit<PickedArea, "kind">;

/** The newest loaded dataset of a kind: field blocks come again each year under a new id. */
const datasetOf: Record<PickKind, RawBuilder<unknown>> = {
  parcel: sql`dataset.id = ${datasetIds.parcels}`,
  fieldBlock: sql`dataset.id like ${`${FIELD_BLOCKS_PREFIX}%`}`,
};

const labelOf: Record<PickKind, RawBuilder<unknown>> = {
  parcel: sql`coalesce(nullif(concat_ws(' ', feature.attributes ->> ${attributeSql.parcelNumber},
    feature.attributes ->> ${attributeSql.districtName}), ''), feature.feature_key, feature.id::text)`,
  fieldBlock: sql`coalesce(feature.attributes ->> ${attributeSql.blockNumber}, feature.feature_key, feature.id::text)`,
};

const chosen = (kind: PickKind) => sql`
  (select current_version_id from dataset
   where ${datasetOf[kind]} and current_version_id is not null order by id desc limit 1)`;

const columns = (kind: PickKind) => sql`feature.id::text as id, ${labelOf[kind]} as label,
  feature.area_m2 / 10000 as "areaHa", ST_AsGeoJSON(ST_Multi(feature.geometry), 3)::jsonb as geometry`;

export async function pickAt(
  database: Queryable,
  kind: PickKind,
  point: { x: number; y: number },
  limit: number,
): Promise<Picked[]> {
  const at = sql`ST_SetSRID(ST_MakePoint(${point.x}, ${point.y}), 25832)`;
  const { rows } = await sql<Picked>`
    select ${columns(kind)} from dataset_feature feature
    where version_id = ${chosen(kind)} and geometry && ${at} and ST_Intersects(geometry, ${at})
      and ST_Dimension(geometry) = 2
    order by area_m2, feature.id limit ${limit}
  `.execute(database);
  return rows;
}

export async function pickByNumber(
  database: Queryable,
  kind: PickKind,
  { number, district }: ParcelNumber,
  limit: number,
): Promise<Picked[]> {
  const own =
    kind === "parcel"
      ? sql`attributes ->> ${attributeSql.parcelNumber}`
      : sql`attributes ->> ${attributeSql.blockNumber}`;
  const { rows } = await sql<Picked>`
    select ${columns(kind)} from dataset_feature feature
    where version_id = ${chosen(kind)} and ST_Dimension(geometry) = 2
      and lower(${own}) = ${number.toLowerCase()}
      and (${district} = '' or attributes ->> ${attributeSql.districtCode} = ${district} or starts_with(
        replace(search_key(attributes ->> ${attributeSql.districtName}), ',', ''),
        search_key(${districtKey(district)})))
    order by label, feature.id limit ${limit}
  `.execute(database);
  return rows;
}

/** By what the source itself calls it; answered from an index. */
export async function pickByKey(
  database: Queryable,
  kind: PickKind,
  keys: readonly string[],
  limit: number,
): Promise<Picked[]> {
  const { rows } = await sql<Picked>`
    select ${columns(kind)} from dataset_feature feature
    where version_id = ${chosen(kind)} and feature_key = any(${[...keys]}::text[])
      and ST_Dimension(geometry) = 2
    order by label, feature.id limit ${limit}
  `.execute(database);
  return rows;
}

/** Inner borders dissolved; what is left of lines and points where areas only touch is dropped. */
export async function uniteGeometries(
  database: Queryable,
  geometries: readonly unknown[],
): Promise<{ geometry: MultiPolygon | null; areaHa: number }> {
  const texts = geometries.map((geometry) => JSON.stringify(geometry));
  const { rows } = await sql<{ geometry: MultiPolygon | null; areaHa: number }>`
    select ST_AsGeoJSON(united, 3)::jsonb as geometry, coalesce(ST_Area(united), 0) / 10000 as "areaHa"
    from (
      select ST_Multi(ST_CollectionExtract(ST_Union(ST_CollectionExtract(
        ST_MakeValid(ST_SetSRID(ST_GeomFromGeoJSON(text), 25832)), 3), 0.000001), 3)) as united
      from unnest(${texts}::text[]) as text
    ) as all_of_them
  `.execute(database);
  const [row] = rows;
  const isEmpty = !row?.geometry || row.geometry.coordinates.length === 0;
  return isEmpty ? { geometry: null, areaHa: 0 } : row;
}
