import type { Queryable } from "../../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../../apps/api/src/platform/database/sql.ts";
import { factIdOf } from "./nationalRows.ts";
import type { OverlapRow, ProjectRow } from "./nationalRows.ts";
import type { NationalMasterData } from "./nationalShapes.ts";

/** Schemes and measures that our facts do not know come in by name, closed for application. */
export async function insertUnknownFacts(tx: Queryable, facts: NationalMasterData): Promise<void> {
  const schemes = facts.subsidySchemes.map((scheme) => ({
    ...scheme,
    mitigationMeasureId: factIdOf(scheme.mitigationMeasureId),
  }));
  await sql`
    insert into mitigation_measure (id, name, color, icon)
    select id, name, '#767676', 'measure'
    from json_to_recordset(${JSON.stringify(facts.mitigationMeasures)}::json) as r(id uuid, name text)
    on conflict (id) do nothing`.execute(tx);
  await sql`
    insert into subsidy_scheme (id, name, organization, active, flow_type, mitigation_measure_id,
      allow_private_user, allow_private_company, allow_municipality)
    select r.id, r.name, coalesce(r.organization, ''), false, 'full', m.id, false, false, false
    from json_to_recordset(${JSON.stringify(schemes)}::json)
      as r(id uuid, name text, organization text, "mitigationMeasureId" uuid)
    join mitigation_measure m on m.id = r."mitigationMeasureId"
    on conflict (id) do nothing`.execute(tx);
}

/** A version whose figures count something invented; one of sketches alone is the demonstration's own. */
export const countsDemo = sql`(
  exists (select from plan_version_item i join project p on p.id = i.item_id
    where i.plan_version_id = v.id and p.origin = 'demo')
  or exists (select from plan_version_item i join sketch_project s on s.id = i.item_id
    where i.plan_version_id = v.id and s.origin = 'demo')
  or exists (select from plan_version_sketch vs join sketch_project s on s.id = vs.sketch_project_id
    where vs.plan_version_id = v.id and s.origin = 'demo')
  or (exists (select from sketch_project where origin = 'demo') and not exists (
    select from plan_version_sketch vs left join sketch_project s on s.id = vs.sketch_project_id
    where vs.plan_version_id = v.id and s.origin is distinct from 'demo')))`;

/** Invented projects next to real ones would falsify every total. */
export async function deleteDemoContent(tx: Queryable): Promise<void> {
  const { rows } = await sql<{
    id: string;
  }>`select v.id from plan_version v where ${countsDemo}`.execute(tx);
  const versions = rows.map((row) => row.id);
  await sql`delete from plan_version_exclusion where plan_version_id = any(${versions}::uuid[])`.execute(
    tx,
  );
  await sql`delete from plan_version_item where plan_version_id = any(${versions}::uuid[])`.execute(
    tx,
  );
  await sql`delete from plan_version_sketch where plan_version_id = any(${versions}::uuid[])`.execute(
    tx,
  );
  await sql`delete from plan_version where id = any(${versions}::uuid[])`.execute(tx);
  await sql`delete from revision_entry where entity_id in (
    select id::text from project where origin = 'demo'
    union all select id::text from sketch_project where origin = 'demo')`.execute(tx);
  await sql`delete from sketch_project where origin = 'demo'`.execute(tx);
  await sql`delete from deleted_plan_item where content ->> 'origin' = 'demo'`.execute(tx);
  await sql`delete from project where origin = 'demo'`.execute(tx);
  await sql`delete from nature_potential where origin = 'demo'`.execute(tx);
  await sql`delete from land_holding where origin = 'demo'`.execute(tx);
  await sql`delete from place where origin = 'demo'`.execute(tx);
  await sql`delete from terrain where origin = 'demo'`.execute(tx);
  // Versions published while the demonstration was kept next to have its texts too.
  await sql`update plan_version v set title = p.name, description = '' from plan p
    where p.id = v.plan_id and p.text_origin = 'demo' and v.description = p.description`.execute(
    tx,
  );
  await sql`update plan set title = name, description = '', responsible_vat = null, text_origin = 'mars',
    version = version + 1 where text_origin = 'demo'`.execute(tx);
  // Rounds and forms that were made up so that one can apply in the demonstration.
  await sql`delete from reference_override where note = 'demonstration'`.execute(tx);
  // Only what nothing refers to any more; units keep their demo outlines until official ones come.
  await sql`delete from geo_location g
    where g.source = 'demo' and g.kind in ('project', 'sketch_project', 'supplementary_geometry', 'nature_potential')
      and not exists (select from project p where p.geo_location_id = g.id)
      and not exists (select from project_history h where h.geo_location_id = g.id)
      and not exists (select from project_application a where a.geo_location_id = g.id)
      and not exists (select from supplementary_geometry s where s.geo_location_id = g.id)
      and not exists (select from sketch_project s where s.geo_location_id = g.id)
      and not exists (select from plan_version_sketch s where s.geo_location_id = g.id)
      and not exists (select from nature_potential n where n.geo_location_id = g.id)`.execute(tx);
}

/** Names go everywhere, into tables, files and feeds: so that is where the mark stands. */
export async function markDemoContent(tx: Queryable): Promise<void> {
  const mark = "Demo: ";
  await sql`update plan_version_sketch v set name = ${mark} || v.name
    from sketch_project s where s.id = v.sketch_project_id and s.origin = 'demo'
      and not starts_with(v.name, ${mark})`.execute(tx);
  await sql`update plan_version_item i set name = ${mark} || i.name
    where not starts_with(i.name, ${mark}) and (
      exists (select from sketch_project s where s.id = i.item_id and s.origin = 'demo')
      or exists (select from project p where p.id = i.item_id and p.origin = 'demo'))`.execute(tx);
  await sql`update supplementary_geometry g set name = ${mark} || g.name
    from project p where p.id = g.project_id and p.origin = 'demo'
      and not starts_with(g.name, ${mark})`.execute(tx);
  await sql`update nature_potential set name = ${mark} || name
    where origin = 'demo' and not starts_with(name, ${mark})`.execute(tx);
  await sql`update sketch_project set name = ${mark} || name, version = version + 1
    where origin = 'demo' and not starts_with(name, ${mark})`.execute(tx);
  await sql`update project set name = ${mark} || name, version = version + 1
    where origin = 'demo' and not starts_with(name, ${mark})`.execute(tx);
}

export type InventedContent = {
  projects: number;
  sketches: number;
  plans: number;
  versions: number;
};

/** How much a national import would clear away. */
export async function countInvented(db: Queryable): Promise<InventedContent> {
  const { rows } = await sql<InventedContent>`
    select (select count(*)::int from project where origin = 'demo') as projects,
      (select count(*)::int from sketch_project where origin = 'demo') as sketches,
      (select count(*)::int from plan where text_origin = 'demo') as plans,
      (select count(*)::int from plan_version v where ${countsDemo}) as versions`.execute(db);
  return rows[0]!;
}

/** References to facts that neither side knows are dropped; returns how many projects lost one. */
export async function upsertProjects(
  tx: Queryable,
  projects: readonly ProjectRow[],
): Promise<number> {
  const { rows } = await sql<{ lost: number }>`
    with incoming as materialized (
      select r.*, s.id as known_scheme, m.id as known_measure
      from json_populate_recordset(null::project, ${JSON.stringify(projects)}::json) r
      left join subsidy_scheme s on s.id = r.subsidy_scheme_id
      left join mitigation_measure m on m.id = r.mitigation_measure_id
    ), stored as (
      insert into project (id, name, subsidy_scheme_id, mitigation_measure_id, status, geo_location_id, area_ha,
        nitrogen_tons, extraction_ha, afforestation_ha, effects_source, original_effects, reduced_area_ha,
        supplementary_overlap_1_ha, supplementary_overlap_2_ha, applied_at, last_state_changed_at, origin)
      select id, name, known_scheme, known_measure, status, geo_location_id, area_ha,
        nitrogen_tons, extraction_ha, afforestation_ha, 'imported', original_effects, reduced_area_ha,
        supplementary_overlap_1_ha, supplementary_overlap_2_ha, applied_at, last_state_changed_at, 'national'
      from incoming
      on conflict (id) do update set name = excluded.name, subsidy_scheme_id = excluded.subsidy_scheme_id,
        mitigation_measure_id = excluded.mitigation_measure_id, status = excluded.status, status_before = null,
        geo_location_id = excluded.geo_location_id, area_ha = excluded.area_ha,
        nitrogen_tons = excluded.nitrogen_tons, extraction_ha = excluded.extraction_ha,
        afforestation_ha = excluded.afforestation_ha, effects_source = 'imported',
        original_effects = excluded.original_effects, reduced_area_ha = excluded.reduced_area_ha,
        supplementary_overlap_1_ha = excluded.supplementary_overlap_1_ha,
        supplementary_overlap_2_ha = excluded.supplementary_overlap_2_ha,
        applied_at = excluded.applied_at, last_state_changed_at = excluded.last_state_changed_at,
        version = project.version + 1, updated_at = now()
      where (project.name, project.status, project.geo_location_id, project.area_ha, project.nitrogen_tons,
          project.extraction_ha, project.afforestation_ha, project.applied_at, project.last_state_changed_at,
          project.subsidy_scheme_id, project.mitigation_measure_id, project.original_effects,
          project.reduced_area_ha, project.supplementary_overlap_1_ha, project.supplementary_overlap_2_ha)
        is distinct from (excluded.name, excluded.status, excluded.geo_location_id, excluded.area_ha,
          excluded.nitrogen_tons, excluded.extraction_ha, excluded.afforestation_ha, excluded.applied_at,
          excluded.last_state_changed_at, excluded.subsidy_scheme_id, excluded.mitigation_measure_id,
          excluded.original_effects, excluded.reduced_area_ha, excluded.supplementary_overlap_1_ha,
          excluded.supplementary_overlap_2_ha)
    )
    select count(*) as lost from incoming
    where (subsidy_scheme_id is not null and known_scheme is null)
      or (mitigation_measure_id is not null and known_measure is null)`.execute(tx);
  return rows[0]!.lost;
}

/** What is no longer public has dropped out; it stays on record, with the day it was missed. */
export async function dropVanishedProjects(
  tx: Queryable,
  keptIds: readonly string[],
): Promise<number> {
  const { rows } = await sql`
    update project set status_before = status, status = 'approval_cancelled', last_state_changed_at = now(),
      version = version + 1, updated_at = now()
    where origin = 'national' and stage is not null and not (id = any(${keptIds}::uuid[]))
    returning id`.execute(tx);
  return rows.length;
}

/**
 * The application and every change since the last import; importing the same twice adds nothing.
 * Only a change of state has a date of its own: any other is known from the moment that was read,
 * and so is a project that comes back. Earlier days stay as they were told.
 */
export async function appendHistory(tx: Queryable, knownUntil: string | null): Promise<void> {
  await sql`
    insert into project_history (project_id, at, cause, status, geo_location_id, mitigation_measure_id, subsidy_scheme_id)
    select id, applied_at, 'import', 'applied', geo_location_id, mitigation_measure_id, subsidy_scheme_id
    from project p
    where origin = 'national' and applied_at is not null
      and not exists (select from project_history h where h.project_id = p.id)`.execute(tx);
  await sql`
    insert into project_history (project_id, at, cause, from_status, status, geo_location_id, mitigation_measure_id,
      subsidy_scheme_id, nitrogen_tons, extraction_ha, afforestation_ha)
    select p.id, greatest(last.at, case
        when last.status = p.status or (last.status = 'approval_cancelled' and p.last_state_changed_at <= last.at)
        then coalesce(${knownUntil}::timestamptz, now())
        else coalesce(p.last_state_changed_at, p.applied_at, now()) end), 'import', last.status, p.status,
      p.geo_location_id, p.mitigation_measure_id, p.subsidy_scheme_id,
      p.nitrogen_tons, p.extraction_ha, p.afforestation_ha
    from project p
    left join lateral (select * from project_history h where h.project_id = p.id order by at desc, id desc limit 1) last on true
    where p.origin = 'national'
      and (last.status, last.geo_location_id, last.nitrogen_tons, last.extraction_ha, last.afforestation_ha)
        is distinct from (p.status, p.geo_location_id, p.nitrogen_tons, p.extraction_ha, p.afforestation_ha)`.execute(
    tx,
  );
}

/** Until when what was imported is known; null: until now. */
export async function noteKnownUntil(tx: Queryable, knownUntil: string | null): Promise<void> {
  await sql`
    insert into status_source (origin, known_until, read_at)
    values ('national', coalesce(${knownUntil}::timestamptz, now()), now())
    on conflict (origin) do update
      set known_until = excluded.known_until, read_at = excluded.read_at`.execute(tx);
}

/** Overlaps as published; those of an earlier import of the same areas are dropped. */
export async function replaceGivenOverlaps(
  tx: Queryable,
  overlaps: readonly OverlapRow[],
): Promise<void> {
  const json = JSON.stringify(overlaps);
  await sql`
    delete from geo_overlap o using (select distinct geo_location_id
      from json_populate_recordset(null::geo_overlap, ${json}::json)) r
    where o.geo_location_id = r.geo_location_id`.execute(tx);
  await sql`
    insert into geo_overlap (geo_location_id, unit_kind, unit_id, overlap_ha, source)
    select geo_location_id, unit_kind, unit_id, overlap_ha, 'given'
    from json_populate_recordset(null::geo_overlap, ${json}::json)`.execute(tx);
}
