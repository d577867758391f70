import { sql } from "kysely";
import type { Queryable } from "../../platform/database/Database.ts";

export type GeometryFormat = "wkt" | "geojson-25832" | "geojson-4326";

/**
 * The outline of a geometry that is public now: of a unit, of a project in public status, of its
 * supplementary areas, or of a sketch that a public plan version counts. Nothing else exists here.
 */
export async function publicGeometry(
  database: Queryable,
  id: string,
  format: GeometryFormat,
): Promise<{ id: string; kind: string; text: string } | null> {
  const written = {
    wkt: sql`ST_AsText(geometry)`,
    "geojson-25832": sql`ST_AsGeoJSON(geometry, 3)`,
    "geojson-4326": sql`ST_AsGeoJSON(ST_ForcePolygonCCW(ST_Transform(geometry, 4326)), 7)`,
  }[format];
  const { rows } = await sql<{ id: string; kind: string; text: string }>`
    select id, kind, ${written} as text from geo_location location
    where id = ${id}::uuid and case kind
      when 'municipality' then exists (select from municipality where geo_location_id = location.id)
      when 'tripartite' then exists (select from tripartite where geo_location_id = location.id)
      when 'plan' then exists (select from plan where geo_location_id = location.id)
      when 'subcatchment' then exists (select from subcatchment where geo_location_id = location.id)
      when 'project' then exists (select from project
        where geo_location_id = location.id and stage is not null)
      when 'supplementary_geometry' then exists (select from supplementary_geometry drawn
        join project on project.id = drawn.project_id and project.stage is not null
        where drawn.geo_location_id = location.id)
      when 'sketch_project' then exists (select from plan_version_sketch sketch
        join plan_version version on version.id = sketch.plan_version_id and version.ended_at is null
        where sketch.geo_location_id = location.id and sketch.included_in_plan)
      when 'nature_potential' then exists (select from nature_potential potential
        left join plan on plan.id = potential.plan_id
        where potential.geo_location_id = location.id and (plan.id is null or plan.status = 'published'))
      else false end`.execute(database);
  return rows[0] ?? null;
}
