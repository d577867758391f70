import { sql } from "kysely";

/**
 * Whether the outline of `geo_location location` is public now: of a unit, of a project in public
 * status, of its supplementary areas, or of a sketch that a public plan version counts.
 */
export const isPublicOutline = sql<boolean>`case location.kind
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
      else false end`;
