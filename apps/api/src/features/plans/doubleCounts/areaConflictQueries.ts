import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";
import { withoutSlivers } from "./withoutSlivers.ts";

export type AreaConflict = {
  kind: "project" | "sketch_project" | "uroert_skov";
  count: number;
  /** Land that several of them cover counts once. */
  overlapHa: number;
  /** The largest few, for the sentence. */
  names: string[];
};

/** How many are named in a sentence. */
const NAMED = 3;

const othersOn = (except: string | null) => sql`
  select 'project' as kind, p.name, g.geometry from asked
  join geo_location g on g.kind = 'project' and g.geometry && asked.geometry
  join project p on p.geo_location_id = g.id and p.stage is not null
  union all
  select s.kind, s.name, g.geometry from asked
  join geo_location g on g.kind = 'sketch_project' and g.geometry && asked.geometry
  join sketch_project s on s.geo_location_id = g.id
    and s.id is distinct from ${except}::uuid`;

/**
 * Approved projects, sketches and untouched forest on the same land, of any plan: all of them
 * count, and twice where they overlap. Less than 100 m² is how edges were drawn.
 */
async function conflictsOf(
  database: Queryable,
  asked: RawBuilder<unknown>,
  except: string | null,
): Promise<AreaConflict[]> {
  const { rows } = await sql<AreaConflict>`
    with asked as materialized (${asked}),
    other as (${othersOn(except)}),
    cut as (
      select kind, name, ST_Intersection(other.geometry, asked.geometry, 0.001) as shared
      from other, asked where ST_Intersects(other.geometry, asked.geometry)
      offset 0)
    select kind, count(*)::int as count, ST_Area(ST_Union(shared, 0.001)) / 10000 as "overlapHa",
      (array_agg(name order by ST_Area(shared) desc, name))[1:${sql.lit(NAMED)}] as names
    from cut where ST_Area(shared) > 100
    group by kind order by kind
  `.execute(database);
  return rows;
}

const drawn = (geojson: string) =>
  sql`select ST_SetSRID(ST_GeomFromGeoJSON(${geojson}), 25832) as geometry`;

/** What an area that is being drawn lies on. */
export function conflictsOfGeometry(
  database: Queryable,
  geojson: string,
  sketchId: string | null,
): Promise<AreaConflict[]> {
  return conflictsOf(database, drawn(geojson), sketchId);
}

type Outline = { type: "MultiPolygon"; coordinates: [number, number][][][] };

/** The area without what it lies on; null where nothing of it would be left. */
export async function freeOfConflicts(
  database: Queryable,
  geojson: string,
  sketchId: string | null,
): Promise<Outline | null> {
  const { rows } = await sql<{ geometry: Outline | null }>`
    with asked as materialized (${drawn(geojson)}),
    taken as (select ST_Union(other.geometry, 0.001) as geometry from (${othersOn(sketchId)}) other)
    select ST_AsGeoJSON(left_over.geometry, 3)::json as geometry
    from asked, taken, lateral (${withoutSlivers(
      sql`coalesce(ST_Difference(asked.geometry, taken.geometry, 0.001), asked.geometry)`,
      sql`taken.geometry`,
    )}) left_over
  `.execute(database);
  return rows[0]?.geometry ?? null;
}

/** What a saved sketch lies on. */
export function conflictsOfSketch(
  database: Queryable,
  sketch: { id: string; geoLocationId: string },
): Promise<AreaConflict[]> {
  const asked = sql`select geometry from geo_location where id = ${sketch.geoLocationId}`;
  return conflictsOf(database, asked, sketch.id);
}
