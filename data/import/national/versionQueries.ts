import { SKETCH_TEXT_COLUMNS } from "@mars/domain/fields/sketchFields";
import type { Queryable } from "../../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../../apps/api/src/platform/database/sql.ts";
import { freezePlanVersions } from "../../../apps/api/src/platform/geography/freezePlanVersions.ts";
import type { SketchRow } from "./nationalRows.ts";

/**
 * Publishes what the national system shows of each plan as a version of ours. A plan whose
 * sketches are the same as in its public version keeps that version. What it does not tell (texts,
 * needs and what is left out) is that of the version before: what the plan says now is someone's draft,
 * but for the demonstration's own. A sketch of a plan that is left alone, or that is public there, is
 * that plan's: in another one it would be public twice. Returns how many are new.
 */
export async function publishImportedVersions(
  tx: Queryable,
  planIds: readonly string[],
  sketches: readonly SketchRow[],
): Promise<number> {
  const told = sql`(
    select r.id as sketch_id, r.plan_id, r.geo_location_id, r.area_ha, r.nitrogen_tons, r.extraction_ha,
      r.afforestation_ha, r.name, s.id as subsidy_scheme_id, m.id as mitigation_measure_id
    from json_populate_recordset(null::sketch_project, ${JSON.stringify(sketches)}::json) r
    left join subsidy_scheme s on s.id = r.subsidy_scheme_id
    left join mitigation_measure m on m.id = r.mitigation_measure_id
    where not exists (select from sketch_project here
        where here.id = r.id and here.plan_id <> all(${planIds}::uuid[]))
      and not exists (select from plan_version_sketch held
        join plan_version other on other.id = held.plan_version_id and other.ended_at is null
        where held.sketch_project_id = r.id and other.plan_id <> all(${planIds}::uuid[])))`;
  await sql`
    with content as materialized (
      select plan_id, md5(string_agg((${figures})::text, '|' order by sketch_id)) as content
      from ${told} told group by plan_id)
    update plan_version v set ended_at = greatest(now(), v.published_at),
      ended_reason = case when p.status = 'published' then 'superseded' else 'unpublished' end
    from plan p left join content on content.plan_id = p.id
    where p.id = v.plan_id and v.ended_at is null and p.id = any(${planIds}::uuid[])
      and (p.status <> 'published' or ${contentOfVersion} is distinct from content.content)`.execute(
    tx,
  );
  const { rows } = await sql<{ id: string }>`
    insert into plan_version (plan_id, number, title, description, needs, published_at)
    select p.id, coalesce((select max(number) from plan_version v where v.plan_id = p.id), 0) + 1,
      coalesce(before.title, case when p.text_origin = 'demo' then p.title else p.name end),
      coalesce(before.description, case when p.text_origin = 'demo' then p.description else '' end),
      coalesce(before.needs, '{}'),
      coalesce(p.last_published_at, p.first_published_at, now())
    from plan p
    left join lateral (select title, description, needs from plan_version v
      where v.plan_id = p.id and v.ended_reason is distinct from 'undone'
      order by number desc limit 1) before on true
    where p.id = any(${planIds}::uuid[]) and p.status = 'published'
      and not exists (select from plan_version v where v.plan_id = p.id and v.ended_at is null)
    returning id`.execute(tx);
  const ids = rows.map((row) => row.id);
  await sql`
    insert into plan_version_sketch (plan_version_id, sketch_project_id, kind, name, ${untold}, subsidy_scheme_id,
      mitigation_measure_id, included_in_plan, geo_location_id, area_ha, nitrogen_tons, extraction_ha, afforestation_ha)
    select v.id, told.sketch_id, coalesce(earlier.kind, 'sketch_project'), told.name, ${untoldBefore},
      told.subsidy_scheme_id, told.mitigation_measure_id, coalesce(earlier.included_in_plan, true),
      told.geo_location_id, told.area_ha, told.nitrogen_tons, told.extraction_ha, told.afforestation_ha
    from plan_version v join ${told} told on told.plan_id = v.plan_id
    left join plan_version_sketch earlier on earlier.plan_version_id = ${versionBefore}
      and earlier.sketch_project_id = told.sketch_id
    where v.id = any(${ids}::uuid[])`.execute(tx);
  await sql`
    insert into plan_version_exclusion (plan_version_id, project_id)
    select v.id, earlier.project_id
    from plan_version v join plan_version_exclusion earlier on earlier.plan_version_id = ${versionBefore}
    where v.id = any(${ids}::uuid[])`.execute(tx);
  await sql`
    update plan p set version_number = v.number from plan_version v
    where v.plan_id = p.id and v.id = any(${ids}::uuid[])`.execute(tx);
  await freezePlanVersions(tx, ids);
  return ids.length;
}

/** Texts that the nation does not tell: all but the name. */
const { name: _told, ...untoldTexts } = SKETCH_TEXT_COLUMNS;
const untold = sql.join(Object.entries(untoldTexts).map(([column]) => sql.ref(column)));
const untoldBefore = sql.join(
  Object.entries(untoldTexts).map(([column]) => sql`coalesce(earlier.${sql.ref(column)}, '')`),
);

const figures = sql.raw(
  "sketch_id, geo_location_id, area_ha, nitrogen_tons, extraction_ha, afforestation_ha, name, subsidy_scheme_id, mitigation_measure_id",
);

const contentOfVersion = sql`(
  select md5(string_agg((${figures})::text, '|' order by sketch_id))
  from (select sketch_project_id as sketch_id, * from plan_version_sketch where plan_version_id = v.id) s)`;

const versionBefore = sql`(
  select before.id from plan_version before
  where before.plan_id = v.plan_id and before.number < v.number and before.ended_reason is distinct from 'undone'
  order by before.number desc limit 1)`;
