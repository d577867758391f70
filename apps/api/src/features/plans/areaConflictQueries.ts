import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "../../platform/database/Database.ts";

export type AreaConflict = {
  kind: "project" | "sketch_project";
  count: number;
  /** Land that several of them cover counts once. */
  overlapHa: number;
  /** The largest few, for the sentence. */
  names: string[];
};

/** How many are named in a sentence. */
const NAMED = 3;

/**
 * Approved projects and sketches on the same land, of any plan. Untouched forest is drawn inside
 * sketches, so it conflicts with none. Less than 100 m² is how edges were drawn.
 */
async function conflictsOf(
  database: Queryable,
  asked: RawBuilder<unknown>,
  except: string | null,
): Promise<AreaConflict[]> {
  const { rows } = await sql<AreaConflict>`
    with asked as materialized (${asked}),
    other as (
      select 'project' as kind, p.name, g.geometry from asked
      join geo_location g on g.kind = 'project' and g.geometry && asked.geometry
      join project p on p.geo_location_id = g.id and p.stage is not null
      union all
      select 'sketch_project', s.name, g.geometry from asked
      join geo_location g on g.kind = 'sketch_project' and g.geometry && asked.geometry
      join sketch_project s on s.geo_location_id = g.id and s.kind = 'sketch_project'
        and s.id is distinct from ${except}::uuid),
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

/** What an area that is being drawn lies on. */
export function conflictsOfGeometry(
  database: Queryable,
  geojson: string,
  sketchId: string | null,
): Promise<AreaConflict[]> {
  const asked = sql`select ST_SetSRID(ST_GeomFromGeoJSON(${geojson}), 25832) as geometry`;
  return conflictsOf(database, asked, sketchId);
}

/** What a saved sketch lies on. */
export function conflictsOfSketch(
  database: Queryable,
  sketch: { id: string; geoLocationId: string },
): Promise<AreaConflict[]> {
  const asked = sql`select geometry from geo_location where id = ${sketch.geoLocationId}`;
  return conflictsOf(database, asked, sketch.id);
}
