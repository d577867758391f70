import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "../../platform/database/Database.ts";
import { type Collection, datasetCollection, fixedCollections } from "./collections.ts";
import type { Crs } from "./crs.ts";
import type { ItemsQuery } from "./itemsQuery.ts";

type DatasetRow = { id: string; title: string; description: string; versionId: number };

/** Units, projects and sketches, and every dataset that is stored here. */
export async function collections(database: Queryable): Promise<Collection[]> {
  const { rows } = await sql<DatasetRow>`
    select id, title_da as title, meaning_da as description, current_version_id as "versionId"
    from dataset where storage = 'stored' and current_version_id is not null
    order by sort_order, id`.execute(database);
  return [...fixedCollections, ...rows.map(datasetCollection)];
}

/** West, south, east, north in WGS84; null for an empty collection. */
export async function extentOf(
  database: Queryable,
  { rows: from }: Collection,
): Promise<[number, number, number, number] | null> {
  const { rows } = await sql<{ extent: [number, number, number, number] | null }>`
    select case when box is not null then json_build_array(ST_XMin(box), ST_YMin(box), ST_XMax(box),
      ST_YMax(box)) end as extent
    from (select ST_Transform(ST_SetSRID(ST_Extent(geometry)::geometry, 25832), 4326) as box
      from (${from}) item) whole`.execute(database);
  return rows[0]?.extent ?? null;
}

export type ItemRow = { id: string; feature: string };

/** An id as the collection orders it; the same on every machine, whatever its language. */
const ordered = (id: RawBuilder<unknown>, { idType }: Collection) =>
  idType === "bigint" ? sql`${id}::bigint` : sql`${id}::text collate "C"`;

const wholeNumber = /^\d{1,18}$/;

/** An id that the collection cannot have is unknown, not a fault of the database. */
const canHave = ({ idType }: Collection, id: string) => idType === "text" || wholeNumber.test(id);

/** One more than asked for, so that a next page is known of. */
export async function itemRows(
  database: Queryable,
  collection: Collection,
  { limit, after, crs, bbox }: ItemsQuery,
): Promise<ItemRow[]> {
  if (after !== null && !canHave(collection, after)) return [];
  const id = ordered(sql`id`, collection);
  const { rows } = await sql<ItemRow>`
    select id::text as id, ${feature(crs)} as feature from (${collection.rows}) item
    where ${inside(bbox)} and ${after === null ? sql`true` : sql`${id} > ${ordered(sql`${after}`, collection)}`}
    order by ${id} limit ${limit + 1}`.execute(database);
  return rows;
}

export async function countItems(
  database: Queryable,
  { rows: from }: Collection,
  bbox: ItemsQuery["bbox"],
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (${from}) item where ${inside(bbox)}`.execute(database);
  return rows[0]?.n ?? 0;
}

export async function itemRow(
  database: Queryable,
  collection: Collection,
  id: string,
  crs: Crs,
): Promise<ItemRow | null> {
  if (!canHave(collection, id)) return null;
  const { rows } = await sql<ItemRow>`
    select id::text as id, ${feature(crs)} as feature from (${collection.rows}) item
    where ${ordered(sql`id`, collection)} = ${ordered(sql`${id}`, collection)}`.execute(database);
  return rows[0] ?? null;
}

/** The feature without its closing brace, so that links can be added to it. */
function feature({ srid, northingFirst, decimals }: Crs) {
  const moved =
    srid === 25832
      ? sql`geometry`
      : sql`ST_ForcePolygonCCW(ST_Transform(geometry, ${srid}::integer))`;
  const turned = northingFirst ? sql`ST_FlipCoordinates(${moved})` : moved;
  return sql`'{"type":"Feature","id":' || to_json(id::text)::text || ',"properties":' || properties::text ||
    ',"geometry":' || ST_AsGeoJSON(${turned}, ${decimals}::integer)`;
}

// Boxes as large as the world are asked for all the time; beyond these bounds UTM has no meaning.
const bounds = { west: -10, south: 45, east: 35, north: 72 };

function inside(bbox: ItemsQuery["bbox"]) {
  if (bbox === null) return sql`true`;
  const [west, south, east, north] = bbox.box;
  if (bbox.crs.srid === 25832)
    return sql`ST_Intersects(geometry, ST_MakeEnvelope(${west}, ${south}, ${east}, ${north}, 25832))`;
  const box = [
    Math.max(west, bounds.west),
    Math.max(south, bounds.south),
    Math.min(east, bounds.east),
    Math.min(north, bounds.north),
  ] as const;
  if (box[0] > box[2] || box[1] > box[3]) return sql`false`;
  // A straight edge in degrees is curved in metres.
  return sql`ST_Intersects(geometry, ST_Transform(ST_Segmentize(ST_MakeEnvelope(
    ${box[0]}, ${box[1]}, ${box[2]}, ${box[3]}, 4326), 0.05), 25832))`;
}
