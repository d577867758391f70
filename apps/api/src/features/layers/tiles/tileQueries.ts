import { danishGrid } from "@mars/contracts/datasets/layers";
import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";
import { isMeasured, isMeasuredSubcatchment } from "../../../platform/layers/isMeasured.ts";
import type { TilePlace } from "./danishTile.ts";
import type { TileValue } from "./TileValue.ts";
import { attributeSql } from "../../../platform/layers/attributeSql.ts";

/** About a hundred metres a pixel; closer by, towns have their own names. */
const FINEST_WITH_MUNICIPALITIES = 4;

export type TileRow = {
  id: string | number;
  wkb: Buffer | null;
  areaM2: number;
  properties: Record<string, TileValue | null>;
};

/** From here on (3.2 m a pixel) single things are read, so tiles carry their words. */
export const wordsFromZoom = 8;
/** Contours between fields, and farms: about six metres a pixel. */
const fieldScaleFromZoom = 8;
/** About fifty metres a pixel. */
const minorRoadsFromZoom = 5;
/** Below half a pixel across nothing can be seen. */
const leastPixels = 0.5;

const envelope = ({ box }: TilePlace) =>
  sql`ST_MakeEnvelope(${box[0]}, ${box[1]}, ${box[2]}, ${box[3]}, 25832)`;

/** Cut to the tile and thinned in the database, so that what cannot be seen is never sent. */
const shape = (column: RawBuilder<unknown>, place: TilePlace) => sql<Buffer | null>`
  ST_AsBinary(ST_Simplify(
    case when ${column} @ ${envelope(place)} then ${column}
         else ST_ClipByBox2D(${column}, ${envelope(place)}) end,
    ${place.metresPerPixel / 4}, true))`;

/** Up to so many pixels across, a polygon looks the same as the box around it. */
const boxUpToPixels = 3;

/**
 * The box of what may be small enough, as it lies next to the geometry, to half a metre: asked of the
 * corners it would be counted again. Of large outlines it is not asked, for that unpacks them.
 */
const smallBox = ({ metresPerPixel }: TilePlace) => sql`
  case when area_m2 > 0 and area_m2 < ${(boxUpToPixels * metresPerPixel) ** 2}::float8
    then box2d(geometry)::box3d end`;

/** Of rows whose `box` was asked once, in a query within: eight times took half of the time. */
const isBoxed = ({ metresPerPixel }: TilePlace) => {
  const upToM = sql`${boxUpToPixels * metresPerPixel}::float8`;
  return sql`(box is not null and ST_XMax(box) - ST_XMin(box) < ${upToM}
    and ST_YMax(box) - ST_YMin(box) < ${upToM})`;
};

const leastM2 = ({ metresPerPixel }: TilePlace) => (metresPerPixel * leastPixels) ** 2;

/** Polygons of a few pixels: number and box of each, and the one word that they are drawn by. */
export type TileBoxes = {
  /** Eight bytes of number, then west, north, east and south in tile units, four bytes each. */
  bytes: Buffer;
  word: string | null;
  values: readonly unknown[];
};

/**
 * What is only a few pixels across, in one row for all: from afar that is nearly all of a layer, and
 * its boxes are known without unpacking a corner.
 */
export function datasetBoxes(versionId: number, attributeNames: readonly string[]) {
  return async (database: Queryable, place: TilePlace): Promise<TileBoxes | null> => {
    const [word = null] = attributeNames;
    const unit = (distance: RawBuilder<unknown>) =>
      sql`int4send(round((${distance}) / ${place.metresPerUnit}::float8)::int)`;
    const { rows } = await sql<{ bytes: Buffer | null; values: unknown[] | null }>`
      select string_agg(int8send(id) || ${unit(sql`ST_XMin(box) - ${place.west}::float8`)}
          || ${unit(sql`${place.north}::float8 - ST_YMax(box)`)}
          || ${unit(sql`ST_XMax(box) - ${place.west}::float8`)}
          || ${unit(sql`${place.north}::float8 - ST_YMin(box)`)}, '') as bytes,
        json_agg(word) as values
      from (
        select id, attributes -> ${word} as word, ${smallBox(place)} as box
        from dataset_feature
        where version_id = ${versionId} and geometry && ${envelope(place)}
          and area_m2 >= ${leastM2(place)}
        offset 0) small
      where ${isBoxed(place)}
    `.execute(database);
    const [{ bytes, values }] = rows as [(typeof rows)[number]];
    return bytes && { bytes, word, values: values ?? [] };
  };
}

/** Finding the middle of larger ones takes longer than it gains: their names are far apart. */
const largestNamedOnceM2 = 10_000_000;

/** Of what lies in several tiles, the one with its middle names it: one label, not one per tile. */
const namedHere = ({ west, north, metresPerPixel }: TilePlace) => {
  const sideM = metresPerPixel * danishGrid.tileSize;
  const tile = sql`ST_MakeEnvelope(${west}, ${north - sideM}, ${west + sideM}, ${north}, 25832)`;
  return sql`, 'isNamedHere', case
    when area_m2 = 0 or area_m2 > ${largestNamedOnceM2} or geometry @ ${tile} then null
    else ST_PointOnSurface(geometry) && ${tile} end`;
};

export function datasetRows(versionId: number, attributeNames: readonly string[]) {
  return async (database: Queryable, place: TilePlace, z: number): Promise<TileRow[]> => {
    const names = z >= wordsFromZoom ? attributeNames : attributeNames.slice(0, 1);
    const words = sql.join(
      names.map((name) => sql`, ${name}::text, attributes -> ${name}`),
      sql``,
    );
    const key = z >= wordsFromZoom ? sql`feature_key` : sql`null::text`;
    const { rows } = await sql<TileRow>`
      select id, area_m2 as "areaM2", ${shape(sql`geometry`, place)} as wkb,
        jsonb_build_object('key', ${key} ${words} ${z >= wordsFromZoom ? namedHere(place) : sql``}) as properties
      from (
        select id, feature_key, geometry, area_m2, attributes,
          ${z >= wordsFromZoom ? sql`null::box3d` : smallBox(place)} as box
        from dataset_feature
        where version_id = ${versionId} and geometry && ${envelope(place)}
          and (area_m2 = 0 or area_m2 >= ${leastM2(place)})
        offset 0) seen
      where not ${isBoxed(place)}
    `.execute(database);
    return rows;
  };
}

/** For the background: shape and kind alone. */
export function plainDatasetRows(versionId: number) {
  return async (database: Queryable, place: TilePlace): Promise<TileRow[]> => {
    const { rows } = await sql<TileRow>`
      select id, area_m2 as "areaM2", ${shape(sql`geometry`, place)} as wkb,
        jsonb_build_object(
          'kind', coalesce(attributes ->> ${attributeSql.natureType}, attributes ->> ${attributeSql.zone}, attributes ->> ${attributeSql.zoneStatus}),
          'name', attributes ->> ${attributeSql.streamName}, 'rank', attributes -> 'rank') as properties
      from dataset_feature
      where version_id = ${versionId} and geometry && ${envelope(place)}
        and (area_m2 = 0 or area_m2 >= ${4 * leastM2(place)})
    `.execute(database);
    return rows;
  };
}

type Unit = { id: RawBuilder<unknown>; table: RawBuilder<unknown>; isDrawn: RawBuilder<boolean> };

/**
 * Units of today. A retired one is drawn until outlines of its kind are loaded, for those of its
 * successors come with them: till then its ground would be in none.
 */
function unitRows({ id, table, isDrawn }: Unit) {
  return async (database: Queryable, place: TilePlace): Promise<TileRow[]> => {
    const { rows } = await sql<TileRow>`
      select ${id} as id, area_ha * 10000 as "areaM2", ${shape(sql`geometry`, place)} as wkb,
        jsonb_build_object('id', ${id}, 'name', unit.name) as properties
      from ${table} unit join geo_location geo on geo.id = unit.geo_location_id
      where geometry && ${envelope(place)} and area_ha * 10000 >= ${leastM2(place)} and ${isDrawn}
    `.execute(database);
    return rows;
  };
}

export const municipalityRows = unitRows({
  table: sql`municipality`,
  id: sql`unit.code`,
  isDrawn: isMeasured(sql`'municipality'`, sql`unit.retired_at`),
});
export const tripartiteRows = unitRows({
  table: sql`tripartite`,
  id: sql`unit.id::text`,
  isDrawn: isMeasured(sql`'tripartite'`, sql`unit.retired_at`),
});
export const planRows = unitRows({
  table: sql`plan`,
  id: sql`unit.id::text`,
  isDrawn: isMeasured(sql`'plan'`, sql`unit.retired_at`),
});
export const subcatchmentRows = unitRows({
  table: sql`subcatchment`,
  id: sql`unit.op_id`,
  isDrawn: isMeasuredSubcatchment("unit"),
});

/** Only what the public status shows: any other project is as unknown here as there. */
export async function publicProjectRows(database: Queryable, place: TilePlace): Promise<TileRow[]> {
  const { rows } = await sql<TileRow>`
    select project.id, geo.area_ha * 10000 as "areaM2", ${shape(sql`geometry`, place)} as wkb,
      jsonb_build_object('id', project.id, 'name', project.name, 'stage', project.stage,
        'state', project.public_state) as properties
    from project join geo_location geo on geo.id = project.geo_location_id
    where project.public_state is not null and geometry && ${envelope(place)}
  `.execute(database);
  return rows;
}

/** Sketches that the versions public now count, as they were when published; one left out stays unknown. */
export async function publicSketchRows(database: Queryable, place: TilePlace): Promise<TileRow[]> {
  const { rows } = await sql<TileRow>`
    select sketch.sketch_project_id as id, geo.area_ha * 10000 as "areaM2",
      ${shape(sql`geometry`, place)} as wkb,
      jsonb_build_object('id', sketch.sketch_project_id, 'name', sketch.name) as properties
    from plan_version version
    join plan_version_sketch sketch on sketch.plan_version_id = version.id
    join geo_location geo on geo.id = sketch.geo_location_id
    where version.ended_at is null and sketch.included_in_plan and geometry && ${envelope(place)}
  `.execute(database);
  return rows;
}

/**
 * Municipalities by name, as points: from afar they are what people find their way by, and a label
 * of an outline would be in every tile that the outline crosses.
 */
export async function municipalityNameRows(
  database: Queryable,
  place: TilePlace,
  z: number,
): Promise<TileRow[]> {
  if (z > FINEST_WITH_MUNICIPALITIES) return [];
  const { rows } = await sql<TileRow>`
    select code::bigint as id, 0 as "areaM2", ST_AsBinary(point) as wkb,
      jsonb_build_object('name', name, 'kind', 'municipality') as properties
    from (
      select unit.code, unit.name, geo.area_ha,
        ST_PointOnSurface(ST_MakeValid(ST_Simplify(geo.geometry, 500, true))) as point
      from municipality unit join geo_location geo on geo.id = unit.geo_location_id
      where ${isMeasured(sql`'municipality'`, sql`unit.retired_at`)} and geo.geometry && ${envelope(place)}
    ) named
    where point && ${envelope(place)}
    order by area_ha desc, code
  `.execute(database);
  return rows;
}

export async function placeRows(
  database: Queryable,
  place: TilePlace,
  z: number,
): Promise<TileRow[]> {
  // Towns from afar, names of streams and other nature as one comes closer.
  const kinds = z < 7 ? ["city", "town"] : null;
  const leftOut = z < fieldScaleFromZoom ? "farm" : null;
  const { rows } = await sql<TileRow>`
    select id, 0 as "areaM2", ST_AsBinary(point) as wkb,
      jsonb_build_object('name', name, 'kind', kind) as properties
    from place
    where point && ${envelope(place)} and (${kinds}::text[] is null or kind = any(${kinds}::text[]))
      and (${leftOut}::text is null or kind <> ${leftOut}::text)
    order by kind, name
    limit 400
  `.execute(database);
  return rows;
}

/** Heights and roads of our own background; from afar the main roads and every 20 m alone. */
export function terrainRows(kind: "height" | "road") {
  return async (database: Queryable, place: TilePlace, z: number): Promise<TileRow[]> => {
    const leastRank = kind === "road" && z < minorRoadsFromZoom ? 1 : null;
    const isCoarse = kind === "height" && z < fieldScaleFromZoom;
    const { rows } = await sql<TileRow>`
      select id, ST_Area(geometry) as "areaM2", ${shape(sql`geometry`, place)} as wkb,
        jsonb_build_object('rank', rank) as properties
      from terrain
      where kind = ${kind} and geometry && ${envelope(place)}
        and (${leastRank}::int is null or rank = ${leastRank}::int)
        and (not ${isCoarse} or ST_Dimension(geometry) = 2)
      order by rank
    `.execute(database);
    return rows;
  };
}

/** What tiles are drawn from, as short words that change with it. */
export async function readTileVersions(database: Queryable): Promise<{
  datasets: { id: string; versionId: number; attributeNames: string[] }[];
  geography: string;
  projects: string;
  sketches: string;
}> {
  const { rows: datasets } = await sql<{
    id: string;
    versionId: number;
    attributeNames: string[];
  }>`
    select id, current_version_id as "versionId",
      array(select jsonb_array_elements(attributes) ->> 'name') as "attributeNames"
    from dataset where storage = 'stored' and current_version_id is not null
    order by id
  `.execute(database);
  const { rows } = await sql<{ geography: string; projects: string; sketches: string }>`
    select
      (select coalesce(extract(epoch from max(loaded_at))::bigint, 0) from geography_source)
        || '-' || (select count(*) || '-' || count(retired_at)
            || '-' || coalesce(extract(epoch from max(retired_at))::bigint, 0) from every_unit)
        || '-' || (select count(*) || '-' || coalesce(max(id), 0) from place)
        || '-' || (select coalesce(max(id), 0) from terrain) as geography,
      (select left(md5(coalesce(string_agg(
          concat_ws('|', id, name, stage, public_state, geo_location_id), ';' order by id), '')), 12)
        from project where public_state is not null) as projects,
      (select count(*) || '-' || coalesce(extract(epoch from max(greatest(published_at, ended_at)))::bigint, 0)
       from plan_version) as sketches
  `.execute(database);
  return { datasets, ...rows[0]! };
}
