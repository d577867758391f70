import type { Queryable } from "../../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../../apps/api/src/platform/database/sql.ts";
import { isAsTaken, isUnwritten } from "./sketchQueries.ts";

/** What an answer holds, by id; what could not be read but is named in it counts as held. */
export type AnsweredIds = {
  projects: readonly string[];
  plans: readonly string[];
  plansLeftAlone: readonly string[];
  sketches: readonly string[];
  potentials: readonly string[];
  projectsLeftAlone: readonly string[];
  /** The project of each supplementary area: one that is drawn again has another outline. */
  supplementsOf: readonly string[];
};

/**
 * How many of a list are here from the import before, and how many of those the answer would take
 * away: a sketch that is kept for someone's work on it is lost only where it is public now.
 * Supplementary areas are counted by projects that it still has: they go with one that drops out.
 */
export type Standing = { list: string; here: number; gone: number };

export async function readStanding(db: Queryable, answer: AnsweredIds): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select 'projects' as list, count(*)::int as here,
      count(*) filter (where not (id = any(${answer.projects}::uuid[])))::int as gone
    from project where origin = 'national' and stage is not null
    union all
    select 'plans', count(*)::int, count(*) filter (where not (id = any(${answer.plans}::uuid[])))::int
    from plan p where retired_at is null and (
      exists (select from sketch_project sketch where sketch.plan_id = p.id and sketch.origin = 'national'
        and ${isAsTaken} and ${isUnwritten})
      or exists (select from geo_overlap o join project counted on counted.geo_location_id = o.geo_location_id
        where o.unit_kind = 'plan' and o.unit_id = p.id::text and o.source = 'given'
          and counted.origin = 'national' and counted.stage is not null))
    union all
    select 'sketch projects', count(*)::int, count(*) filter (where
      not (id = any(${answer.sketches}::uuid[]))
      and not (plan_id = any(${answer.plansLeftAlone}::uuid[]))
      and ((${isAsTaken} and ${isUnwritten}) or exists (
        select from plan_version_sketch held
        join plan_version v on v.id = held.plan_version_id and v.ended_at is null
        where held.sketch_project_id = sketch.id and v.plan_id = any(${answer.plans}::uuid[])
          and not (v.plan_id = any(${answer.plansLeftAlone}::uuid[])))))::int
    from sketch_project sketch where origin = 'national'
    union all
    select 'nature potentials', count(*)::int,
      count(*) filter (where not (id = any(${answer.potentials}::uuid[])))::int
    from nature_potential where origin = 'national'
    union all
    select 'projects'' supplementary areas', count(*)::int,
      count(*) filter (where here.areas > coalesce(told.areas, 0))::int
    from (
      select s.project_id, count(*) as areas
      from supplementary_geometry s join project p on p.id = s.project_id
      where p.origin = 'national' and p.stage is not null and p.id = any(${answer.projects}::uuid[])
        and not (p.id = any(${answer.projectsLeftAlone}::uuid[]))
      group by s.project_id) here
    left join (
      select project_id, count(*) as areas from unnest(${answer.supplementsOf}::uuid[]) project_id
      group by project_id) told on told.project_id = here.project_id`.execute(db);
  return rows;
}
