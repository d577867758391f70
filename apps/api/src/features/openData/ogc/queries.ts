import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";
import { contentOrigins } from "../../../platform/sources/contentOrigins.ts";
import { inventedNote } from "../inventedNote.ts";
import { type Collection, datasetCollection, fixedCollections } from "./collections.ts";
import type { DownloadRow } from "../downloads/Download.ts";
import { conditions } from "./conditions.ts";
import type { Crs } from "./crs.ts";
import type { ItemsQuery } from "./itemsQuery.ts";

type DatasetRow = {
  id: string;
  title: string;
  description: string;
  titleEn: string;
  owner: string;
  licence: string;
  versionId: number;
  isDemo: boolean;
  attributes: { name: string; titleDa: string }[];
};

/** Units, projects and sketches, and every dataset that is stored here. */
export async function collections(database: Queryable): Promise<Collection[]> {
  const { rows } = await sql<DatasetRow>`
    select dataset.id, title_da as title, meaning_da as description, title_en as "titleEn",
      dataset.source as owner, licence, current_version_id as "versionId",
      version.source = 'demo' as "isDemo", attributes
    from dataset join dataset_version version on version.id = dataset.current_version_id
    where storage = 'stored'
    order by sort_order, dataset.id`.execute(database);
  return [...fixedCollections, ...rows.map(datasetCollection)];
}

/** As they are described: with what of them is invented. */
export async function withInventedNotes<C extends Collection>(
  database: Queryable,
  all: readonly C[],
): Promise<C[]> {
  const origins = await contentOrigins(database);
  return all.map((each) => ({
    ...each,
    description: each.description + inventedNote(origins, each).da,
  }));
}

/** In WGS84 and time; nothing for an empty collection, and no time where features have none. */
export type Extent = {
  box: [number, number, number, number] | null;
  from: Date | null;
  to: Date | null;
};

export async function extentOf(
  database: Queryable,
  { rows: from, time, dataset }: Collection,
): Promise<Extent> {
  const none = sql`null::timestamptz`;
  // A dataset's was measured when it was loaded: millions of outlines are not read for it.
  const measured = dataset
    ? sql`select extent as box, ${none} as first, ${none} as last
        from dataset_version where id = ${dataset.versionId}`
    : sql`select ST_SetSRID(ST_Extent(geometry)::geometry, 25832) as box,
        min(${time?.from ?? none}) as first, max(${time?.to ?? none}) as last
        from (${from}) item`;
  // The sides of the box bend in degrees: corners alone would cut off what lies between them.
  const { rows } = await sql<Extent>`
    select case when box is not null then json_build_array(ST_XMin(box), ST_YMin(box), ST_XMax(box),
      ST_YMax(box)) end as box, first as "from", last as "to"
    from (select ST_Transform(ST_Segmentize(box, 10000), 4326) as box, first, last
      from (${measured}) measured) whole`.execute(database);
  return rows[0] ?? { box: null, from: null, to: null };
}

export async function changedAt(database: Queryable, collection: Collection): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select ${collection.changedAt} as at`.execute(database);
  return rows[0]?.at ?? null;
}

export type ItemRow = { id: string; feature: string };

/** An id as the collection orders it; the same on every machine, whatever its language. */
const ordered = (id: RawBuilder<unknown>, { idType }: Collection) =>
  idType === "bigint" ? sql`${id}::bigint` : sql`${id}::text collate "C"`;

const wholeNumber = /^\d{1,18}$/;

/** An id that the collection cannot have is unknown, not a fault of the database. */
const canHave = ({ idType }: Collection, id: string) => idType === "text" || wholeNumber.test(id);

/** What a page begins with: how many fulfil the query, and the first of them that it shows. */
export type FirstItems = { matched: number; rows: ItemRow[] };

/** In one statement: a second one would wait for its turn again, and look for the same features. */
export async function firstItems(
  database: Queryable,
  collection: Collection,
  query: ItemsQuery,
  count: number,
): Promise<FirstItems> {
  const id = ordered(sql`id`, collection);
  const { rows } = await sql<{ matched: number; id: string | null; feature: string }>`
    with ${hitsOf(collection, query)}
    select matched, item.id::text as id, feature
    from (select count(*) as matched from hits) counted
    left join (
      select id, ${feature(collection, query.crs)} as feature from (${collection.rows}) item
      where ${id} = any(array(${pageOf(collection, query, { after: query.after, count })}))
    ) item on true
    order by ${ordered(sql`item.id`, collection)}`.execute(database);
  return {
    matched: rows[0]?.matched ?? 0,
    rows: rows.flatMap((row) => (row.id === null ? [] : [{ id: row.id, feature: row.feature }])),
  };
}

/** Ids behind one, in the order of pages: looked for once, however many batches they are read in. */
export async function itemIds(
  database: Queryable,
  collection: Collection,
  query: ItemsQuery,
  page: { after: string | null; count: number },
): Promise<string[]> {
  const { rows } = await sql<{ hit: string }>`
    with ${hitsOf(collection, query)}
    select page.hit::text as hit from (${pageOf(collection, query, page)}) page`.execute(database);
  return rows.map(({ hit }) => hit);
}

export async function itemRows(
  database: Queryable,
  collection: Collection,
  { crs }: ItemsQuery,
  ids: readonly string[],
): Promise<ItemRow[]> {
  const id = ordered(sql`id`, collection);
  const type = sql.raw(collection.idType);
  const { rows } = await sql<ItemRow>`
    select id::text as id, ${feature(collection, crs)} as feature from (${collection.rows}) item
    where ${id} = any(${ids}::${type}[]) order by ${id}`.execute(database);
  return rows;
}

/** Read twice; what must be searched for is searched once, and a whole collection is not copied. */
function hitsOf(collection: Collection, query: ItemsQuery): RawBuilder<unknown> {
  const { bbox, datetime, filter, equals } = query;
  const isWhole = [bbox, datetime, filter, equals[0] ?? null].every((each) => each === null);
  return sql`hits as ${isWhole ? sql`not materialized` : sql`materialized`} (
    select ${ordered(sql`id`, collection)} as hit from (${collection.rows}) item
    where ${conditions(collection, query)})`;
}

function pageOf(
  collection: Collection,
  { offset }: ItemsQuery,
  { after, count }: { after: string | null; count: number },
): RawBuilder<unknown> {
  const behind =
    after === null
      ? sql`true`
      : canHave(collection, after)
        ? sql`hit > ${ordered(sql`${after}`, collection)}`
        : sql`false`;
  return sql`select hit from hits where ${behind}
    order by hit limit ${count} offset ${after === null ? offset : 0}`;
}

export async function itemRow(
  database: Queryable,
  collection: Collection,
  id: string,
  crs: Crs,
): Promise<ItemRow | null> {
  if (!canHave(collection, id)) return null;
  const { rows } = await sql<ItemRow>`
    select id::text as id, ${feature(collection, crs)} as feature from (${collection.rows}) item
    where ${ordered(sql`id`, collection)} = ${ordered(sql`${id}`, collection)}`.execute(database);
  return rows[0] ?? null;
}

/** The feature without its closing brace, so that links can be added to it. */
function feature(collection: Collection, { srid, northingFirst, decimals }: Crs) {
  const moved =
    srid === 25832
      ? sql`geometry`
      : sql`ST_ForcePolygonCCW(ST_Transform(geometry, ${srid}::integer))`;
  const turned = northingFirst ? sql`ST_FlipCoordinates(${moved})` : moved;
  return sql`'{"type":"Feature","id":' || to_json(id::text)::text || ',"properties":' ||
    ${propertiesOf(collection)} || ',"geometry":' || ST_AsGeoJSON(${turned}, ${decimals}::integer)`;
}

function propertiesOf({ properties, fields }: Collection): RawBuilder<unknown> {
  if (properties !== undefined) return properties;
  const pairs = fields.map(
    (field) => sql`${field.name}::text, ${field.as(field.type ?? "string")}`,
  );
  return sql`json_build_object(${sql.join(pairs)})::text`;
}

/** Features whole, in the order of pages, for files: stored system as binary, degrees as GeoJSON. */
export async function downloadRows(
  database: Queryable,
  collection: Collection,
  { after, count }: { after: string | null; count: number },
): Promise<DownloadRow[]> {
  const id = ordered(sql`id`, collection);
  const { rows } = await sql<DownloadRow>`
    select id, properties, ST_AsBinary(geometry, 'NDR') as wkb,
      ST_AsGeoJSON(ST_ForcePolygonCCW(ST_Transform(geometry, 4326)), 7) as geojson,
      ST_X(inside) as longitude, ST_Y(inside) as latitude
    from (select id::text as id, ${propertiesOf(collection)} as properties,
        ST_Force2D(ST_Multi(geometry)) as geometry,
        ST_Transform(ST_PointOnSurface(geometry), 4326) as inside
      from (${collection.rows}) item
      where ${after === null ? sql`true` : sql`${id} > ${ordered(sql`${after}`, collection)}`}
      order by ${id} limit ${count}) feature`.execute(database);
  return rows;
}

/** Attributes of a dataset that are figures, or yes and no, in every feature that has them. */
export async function attributeTypes(
  database: Queryable,
  versionId: number,
): Promise<ReadonlyMap<string, "number" | "boolean">> {
  const { rows } = await sql<{ name: string; type: "number" | "boolean" }>`
    select key as name, min(jsonb_typeof(value)) as type
    from dataset_feature feature, jsonb_each(feature.attributes)
    where feature.version_id = ${versionId} and jsonb_typeof(value) <> 'null'
    group by key having min(jsonb_typeof(value)) = max(jsonb_typeof(value))
      and min(jsonb_typeof(value)) in ('number', 'boolean')`.execute(database);
  return new Map(rows.map(({ name, type }) => [name, type]));
}
