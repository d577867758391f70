import { sql } from "kysely";
import type { Queryable } from "../database/Database.ts";
import { isMeasured } from "../layers/isMeasured.ts";
import type { MapBox, MapShape } from "./mapGeometry.ts";

const MAX_SHAPES = 400;
/** The picture is 680 wide; finer than half a point no one sees. */
const STEPS_ACROSS = 1400;

const boxOf = (box: MapBox) =>
  sql`ST_MakeEnvelope(${box.minX}, ${box.minY}, ${box.maxX}, ${box.maxY}, 25832)`;
const toleranceM = (box: MapBox) => (box.maxX - box.minX) / STEPS_ACROSS;

/** Features of a dataset in the picture, cut to it; the largest where there are too many. */
export async function datasetShapes(
  database: Queryable,
  datasetId: string,
  box: MapBox,
): Promise<MapShape[]> {
  const { rows: versions } = await sql<{ id: number }>`
    select current_version_id as id from dataset
    where id = ${datasetId} and current_version_id is not null
  `.execute(database);
  if (versions[0] === undefined) return [];
  const { rows } = await sql<{ shape: MapShape | null }>`
    select ST_AsGeoJSON(ST_Simplify(ST_ClipByBox2D(geometry, ${boxOf(box)}::box2d), ${toleranceM(box)}, true), 1)::json as shape
    from dataset_feature
    where version_id = ${versions[0].id}::bigint and geometry && ${boxOf(box)}
    order by area_m2 desc limit ${MAX_SHAPES}
  `.execute(database);
  return drawable(rows);
}

export async function municipalityBorders(database: Queryable, box: MapBox): Promise<MapShape[]> {
  const { rows } = await sql<{ shape: MapShape | null }>`
    select ST_AsGeoJSON(ST_Simplify(ST_ClipByBox2D(ST_Boundary(g.geometry), ${boxOf(box)}::box2d), ${toleranceM(box)}), 1)::json as shape
    from municipality m join geo_location g on g.id = m.geo_location_id
    where ${isMeasured(sql`'municipality'`, sql`m.retired_at`)} and g.geometry && ${boxOf(box)}
  `.execute(database);
  return drawable(rows);
}

type DatasetTitle = { titleDa: string; titleEn: string };

export async function datasetTitles(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DatasetTitle>> {
  const { rows } = await sql<DatasetTitle & { id: string }>`
    select id, title_da as "titleDa", title_en as "titleEn" from dataset where id = any(${ids}::text[])
  `.execute(database);
  return new Map(rows.map(({ id, ...titles }) => [id, titles]));
}

const DRAWABLE = ["Polygon", "MultiPolygon", "LineString", "MultiLineString"];

/** What the cut left as points or a mixture is not worth a drop of ink. */
function drawable(rows: readonly { shape: MapShape | null }[]): MapShape[] {
  return rows.flatMap(({ shape }) => (shape && DRAWABLE.includes(shape.type) ? [shape] : []));
}

/** Imagined land must be told from real land wherever it is shown. */
export async function isDemoGeography(database: Queryable): Promise<boolean> {
  const { rows } = await sql<{ demo: boolean }>`
    select exists (select from geography_source where source = 'demo') as demo
  `.execute(database);
  return rows[0]!.demo;
}
