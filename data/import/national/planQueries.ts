import type { Queryable } from "../../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../../apps/api/src/platform/database/sql.ts";
import { countsDemo } from "./nationalQueries.ts";
import type { PlanRow } from "./nationalRows.ts";

/**
 * Plans whose last word was said here: published or withdrawn by someone, or with sketches drawn
 * here. The national answer knows nothing of it and must not end it.
 */
export async function readPlansRunHere(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select v.plan_id as id from plan_version v
    where v.number = (select max(number) from plan_version newest
        where newest.plan_id = v.plan_id and newest.ended_reason is distinct from 'undone')
      and (v.published_by is not null or v.ended_by is not null
        or exists (select from plan_version_sketch held join sketch_project s on s.id = held.sketch_project_id
          where held.plan_version_id = v.id and s.origin = 'mars'))
      and not ${countsDemo}`.execute(db);
  return rows.map(({ id }) => id);
}

/** No one publishes meanwhile; what only refers to a plan (who is there, scenarios) continues. */
export async function lockPlans(tx: Queryable): Promise<void> {
  await sql`select from plan order by id for no key update`.execute(tx);
}

/** Goals that an operator decided stay, and a plan that is run here keeps its publication. */
export async function upsertPlans(
  tx: Queryable,
  plans: readonly PlanRow[],
  runHere: readonly string[],
): Promise<void> {
  const isRunHere = sql`p.id = any(${runHere}::uuid[])`;
  await sql`
    with incoming as (
      select r.id, r.name, r.geo_location_id,
        case when ${isRunHere} then p.status else r.status end as status,
        case when ${isRunHere} then p.first_published_at else r.first_published_at end as first_published_at,
        case when ${isRunHere} then p.last_published_at else r.last_published_at end as last_published_at,
        coalesce(decided.nitrogen_goal_tons, r.nitrogen_goal_tons) as nitrogen_goal_tons,
        coalesce(decided.extraction_potential_ha, r.extraction_potential_ha) as extraction_potential_ha,
        coalesce(decided.field_regulation_tons, r.field_regulation_tons) as field_regulation_tons,
        coalesce(decided.other_extraction_tons, r.other_extraction_tons) as other_extraction_tons
      from json_populate_recordset(null::plan, ${JSON.stringify(plans)}::json) r
      left join plan p on p.id = r.id
      left join reference_override o on o.kind = 'plan' and o.key = r.id::text
      left join lateral jsonb_populate_record(null::plan, o.changes) decided on true
    )
    insert into plan (id, name, title, status, first_published_at, last_published_at, nitrogen_goal_tons,
      extraction_potential_ha, field_regulation_tons, other_extraction_tons, geo_location_id)
    select id, name, name, status, first_published_at, last_published_at, nitrogen_goal_tons,
      extraction_potential_ha, field_regulation_tons, other_extraction_tons, geo_location_id
    from incoming
    on conflict (id) do update set status = excluded.status,
      first_published_at = excluded.first_published_at, last_published_at = excluded.last_published_at,
      nitrogen_goal_tons = excluded.nitrogen_goal_tons,
      extraction_potential_ha = excluded.extraction_potential_ha,
      field_regulation_tons = excluded.field_regulation_tons,
      other_extraction_tons = excluded.other_extraction_tons,
      version = plan.version + 1, updated_at = now()
    where (plan.status, plan.first_published_at, plan.last_published_at, plan.nitrogen_goal_tons,
        plan.extraction_potential_ha, plan.field_regulation_tons, plan.other_extraction_tons)
      is distinct from (excluded.status, excluded.first_published_at, excluded.last_published_at,
        excluded.nitrogen_goal_tons, excluded.extraction_potential_ha, excluded.field_regulation_tons,
        excluded.other_extraction_tons)`.execute(tx);
}
