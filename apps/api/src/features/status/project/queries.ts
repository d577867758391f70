import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";
import type { MapBox, MapShape } from "../../../platform/pdf/mapGeometry.ts";

type EffectsSource = "computed" | "imported" | "entered";

/** Where the figures of a project in public status are from. */
export async function effectsSource(
  database: Queryable,
  projectId: string,
): Promise<EffectsSource | null> {
  const { rows } = await sql<{ source: EffectsSource | null }>`
    select effects_source as source from project
    where id = ${projectId}::uuid and stage is not null`.execute(database);
  return rows[0]?.source ?? null;
}

export type DrawnArea = {
  geoLocationId: string;
  shape: Extract<MapShape, { type: "MultiPolygon" }>;
};

/** Areas in whole metres; within a box where one is given. */
export async function areasOf(
  database: Queryable,
  geoLocationIds: readonly string[],
  within: MapBox | null = null,
): Promise<DrawnArea[]> {
  const isWithin =
    within === null
      ? sql`true`
      : sql`geometry && ST_MakeEnvelope(${within.minX}, ${within.minY}, ${within.maxX}, ${within.maxY}, 25832)`;
  const { rows } = await sql<DrawnArea>`
    select id as "geoLocationId", ST_AsGeoJSON(geometry, 0)::json as shape
    from geo_location
    where id = any(${geoLocationIds}::uuid[]) and ${isWithin}`.execute(database);
  return rows;
}

export type NamedPlace = { name: string; kind: string; x: number; y: number };

/** Names in a box: towns first, then what is nearest to its middle. */
export async function placesIn(database: Queryable, box: MapBox): Promise<NamedPlace[]> {
  const [x, y] = [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2];
  const { rows } = await sql<NamedPlace>`
    select name, kind, ST_X(point) as x, ST_Y(point) as y from place
    where point && ST_MakeEnvelope(${box.minX}, ${box.minY}, ${box.maxX}, ${box.maxY}, 25832)
      and name <> ''
    order by kind in ('city', 'town') desc, point <-> ST_SetSRID(ST_MakePoint(${x}, ${y}), 25832), id
    limit 40`.execute(database);
  return rows;
}

/** Land in a box: the parts of municipalities that lie in it. */
export async function landIn(database: Queryable, box: MapBox): Promise<MapShape[]> {
  const { rows } = await sql<{ shape: MapShape | null }>`
    select ST_AsGeoJSON(ST_ClipByBox2D(location.geometry,
      ST_MakeEnvelope(${box.minX}, ${box.minY}, ${box.maxX}, ${box.maxY}, 25832)::box2d), 0)::json as shape
    from municipality join geo_location location on location.id = municipality.geo_location_id
    where location.geometry && ST_MakeEnvelope(${box.minX}, ${box.minY}, ${box.maxX}, ${box.maxY}, 25832)`.execute(
    database,
  );
  return rows.flatMap(({ shape }) =>
    shape?.type === "Polygon" || shape?.type === "MultiPolygon" ? [shape] : [],
  );
}
