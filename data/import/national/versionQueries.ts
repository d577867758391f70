import type { Queryable } from "../../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../../apps/api/src/platform/database/sql.ts";
import { freezePlanVersions } from "../../../apps/api/src/platform/geography/freezePlanVersions.ts";

/**
 * Publishes what the national system shows of each plan as a version of ours. A plan whose
 * sketches are the same as in its public version keeps that version. Its texts are those of the version before: what the plan says now is
 * somebody's draft, but for the demonstration's own. Returns how many are new.
 */
export async function publishImportedVersions(
  tx: Queryable,
  planIds: readonly string[],
): Promise<number> {
  await sql`
    update plan_version v set ended_at = greatest(now(), v.published_at),
      ended_reason = case when p.status = 'published' then 'superseded' else 'unpublished' end
    from plan p
    where p.id = v.plan_id and v.ended_at is null and p.id = any(${planIds}::uuid[])
      and (p.status <> 'published' or ${contentOfVersion} is distinct from ${contentOfPlan})`.execute(
    tx,
  );
  const { rows } = await sql<{ id: string }>`
    insert into plan_version (plan_id, number, title, description, published_at)
    select p.id, coalesce((select max(number) from plan_version v where v.plan_id = p.id), 0) + 1,
      coalesce(before.title, case when p.text_origin = 'demo' then p.title else p.name end),
      coalesce(before.description, case when p.text_origin = 'demo' then p.description else '' end),
      coalesce(p.last_published_at, p.first_published_at, now())
    from plan p
    left join lateral (select title, description from plan_version v
      where v.plan_id = p.id and v.ended_reason is distinct from 'undone'
      order by number desc limit 1) before on true
    where p.id = any(${planIds}::uuid[]) and p.status = 'published'
      and not exists (select from plan_version v where v.plan_id = p.id and v.ended_at is null)
    returning id`.execute(tx);
  const ids = rows.map((row) => row.id);
  await sql`
    insert into plan_version_sketch (plan_version_id, sketch_project_id, kind, name, description, subsidy_scheme_id,
      mitigation_measure_id, included_in_plan, geo_location_id, area_ha, nitrogen_tons, extraction_ha, afforestation_ha)
    select v.id, s.id, s.kind, s.name, s.description, s.subsidy_scheme_id, s.mitigation_measure_id, s.included_in_plan,
      s.geo_location_id, s.area_ha, s.nitrogen_tons, s.extraction_ha, s.afforestation_ha
    from plan_version v join sketch_project s on s.plan_id = v.plan_id
    where v.id = any(${ids}::uuid[]) and s.origin = 'national'`.execute(tx);
  await sql`
    update plan p set version_number = v.number from plan_version v
    where v.plan_id = p.id and v.id = any(${ids}::uuid[])`.execute(tx);
  await freezePlanVersions(tx, ids);
  return ids.length;
}

const figures = sql.raw(
  "sketch_id, geo_location_id, area_ha, nitrogen_tons, extraction_ha, afforestation_ha, name, subsidy_scheme_id, mitigation_measure_id",
);

const contentOfVersion = sql`(
  select md5(string_agg((${figures})::text, '|' order by sketch_id))
  from (select sketch_project_id as sketch_id, * from plan_version_sketch where plan_version_id = v.id) s)`;

const contentOfPlan = sql`(
  select md5(string_agg((${figures})::text, '|' order by sketch_id))
  from (select id as sketch_id, * from sketch_project where plan_id = p.id and origin = 'national') s)`;
