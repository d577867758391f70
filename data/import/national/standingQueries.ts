import type { Queryable } from "../../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../../apps/api/src/platform/database/sql.ts";

/** What an answer holds, by id; what could not be read but is named in it counts as held. */
export type AnsweredIds = {
  projects: readonly string[];
  plans: readonly string[];
  plansLeftAlone: readonly string[];
  sketches: readonly string[];
  potentials: readonly string[];
  supplements: readonly { project_id: string; geo_location_id: string }[];
};

/** How many of a list are here from the import before, and how many of those the answer lacks. */
export type Standing = { list: string; here: number; gone: number };

export async function readStanding(db: Queryable, answer: AnsweredIds): Promise<Standing[]> {
  const supplements = JSON.stringify(answer.supplements);
  const { rows } = await sql<Standing>`
    select 'projects' as list, count(*)::int as here,
      count(*) filter (where not (id = any(${answer.projects}::uuid[])))::int as gone
    from project where origin = 'national' and stage is not null
    union all
    select 'plans', count(*)::int, count(*) filter (where not (id = any(${answer.plans}::uuid[])))::int
    from plan p where retired_at is null and (
      exists (select from sketch_project s where s.plan_id = p.id and s.origin = 'national')
      or exists (select from geo_overlap o where o.unit_kind = 'plan' and o.unit_id = p.id::text
        and o.source = 'given'))
    union all
    select 'sketch projects', count(*)::int, count(*) filter (where
      not (id = any(${answer.sketches}::uuid[]))
      and not (plan_id = any(${answer.plansLeftAlone}::uuid[])))::int
    from sketch_project where origin = 'national'
    union all
    select 'nature potentials', count(*)::int,
      count(*) filter (where not (id = any(${answer.potentials}::uuid[])))::int
    from nature_potential where origin = 'national'
    union all
    select 'supplementary areas', count(*)::int, count(*) filter (where not exists (
      select from json_populate_recordset(null::supplementary_geometry, ${supplements}::json) r
      where (r.project_id, r.geo_location_id) = (s.project_id, s.geo_location_id)))::int
    from supplementary_geometry s join project p on p.id = s.project_id
    where p.origin = 'national' and p.stage is not null`.execute(db);
  return rows;
}
