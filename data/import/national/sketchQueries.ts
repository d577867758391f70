import type { Queryable } from "../../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../../apps/api/src/platform/database/sql.ts";
import type { SketchRow } from "./nationalRows.ts";

/** No one here has given it another name, outline, scheme, measure or effect since it was taken. */
export const isAsTaken = sql`(sketch.name, sketch.subsidy_scheme_id::text, sketch.mitigation_measure_id::text,
    sketch.geo_location_id::text, sketch.effects_source)
  is not distinct from (sketch.as_imported ->> 'name', sketch.as_imported ->> 'subsidySchemeId',
    sketch.as_imported ->> 'mitigationMeasureId', sketch.as_imported ->> 'geoLocationId', 'imported')`;

/** Nor written or judged anything in it. */
export const isUnwritten = sql`sketch.description = '' and sketch.cost_per_ha_dkk is null
  and sketch.willingness is null and sketch.nature_value is null`;

/** Or it is what the nation tells, whatever was noted of it when it was taken. */
const isAsTold = sql`((sketch.name, sketch.subsidy_scheme_id, sketch.mitigation_measure_id, sketch.geo_location_id)
    is not distinct from (excluded.name, excluded.subsidy_scheme_id, excluded.mitigation_measure_id,
      excluded.geo_location_id)
  and sketch.effects_source <> 'entered')`;

/**
 * The drafts follow the national system but where someone here has worked: a sketch that was
 * changed stays as it is (it goes with the nation to another plan), one that was deleted stays
 * away. A plan that is run here is left alone.
 */
export async function replaceSketches(
  tx: Queryable,
  sketches: readonly SketchRow[],
  kept: { sketches: readonly string[]; plans: readonly string[] },
  runHere: readonly string[],
): Promise<number> {
  const ids = [...sketches.map((sketch) => sketch.id), ...kept.sketches];
  const left = [...kept.plans, ...runHere];
  const { rows } = await sql`
    delete from sketch_project sketch where origin = 'national'
      and not (id = any(${ids}::uuid[])) and not (plan_id = any(${left}::uuid[]))
      and ${isAsTaken} and ${isUnwritten}
    returning id`.execute(tx);
  const json = JSON.stringify(sketches);
  await sql`
    update sketch_project sketch set plan_id = r.plan_id, version = sketch.version + 1, updated_at = now()
    from json_populate_recordset(null::sketch_project, ${json}::json) r
    where r.id = sketch.id and sketch.origin = 'national' and sketch.plan_id <> r.plan_id
      and not (sketch.plan_id = any(${left}::uuid[])) and not (r.plan_id = any(${runHere}::uuid[]))`.execute(
    tx,
  );
  await sql`
    insert into sketch_project as sketch (id, plan_id, name, subsidy_scheme_id, mitigation_measure_id, geo_location_id,
      area_ha, nitrogen_tons, extraction_ha, afforestation_ha, effects_source, origin, as_imported)
    select r.id, r.plan_id, r.name, s.id, m.id, r.geo_location_id, r.area_ha,
      r.nitrogen_tons, r.extraction_ha, r.afforestation_ha, 'imported', 'national',
      jsonb_build_object('name', r.name, 'subsidySchemeId', s.id, 'mitigationMeasureId', m.id,
        'geoLocationId', r.geo_location_id, 'areaHa', r.area_ha, 'effects', jsonb_build_object(
          'nitrogenReductionT', r.nitrogen_tons, 'extractionEffortHa', r.extraction_ha,
          'afforestationEffortHa', r.afforestation_ha))
    from json_populate_recordset(null::sketch_project, ${json}::json) r
    left join subsidy_scheme s on s.id = r.subsidy_scheme_id
    left join mitigation_measure m on m.id = r.mitigation_measure_id
    where not (r.plan_id = any(${runHere}::uuid[]))
      and (exists (select from sketch_project here where here.id = r.id) or not exists (
        select from (
          select action from revision_entry where entity = 'sketch_project' and entity_id = r.id::text
            and action in ('deleted', 'restored') order by id desc limit 1) latest
        where latest.action = 'deleted'))
    on conflict (id) do update set name = excluded.name,
      subsidy_scheme_id = excluded.subsidy_scheme_id, mitigation_measure_id = excluded.mitigation_measure_id,
      geo_location_id = excluded.geo_location_id, area_ha = excluded.area_ha, nitrogen_tons = excluded.nitrogen_tons,
      extraction_ha = excluded.extraction_ha, afforestation_ha = excluded.afforestation_ha,
      effects_source = 'imported', entered_effects = null, as_imported = excluded.as_imported,
      version = sketch.version + 1, updated_at = now()
    where not (sketch.plan_id = any(${left}::uuid[])) and (${isAsTaken} or ${isAsTold})
      and (sketch.effects_source, sketch.as_imported, sketch.name, sketch.geo_location_id, sketch.area_ha,
        sketch.nitrogen_tons, sketch.extraction_ha, sketch.afforestation_ha, sketch.subsidy_scheme_id, sketch.mitigation_measure_id)
      is distinct from ('imported', excluded.as_imported, excluded.name, excluded.geo_location_id, excluded.area_ha,
        excluded.nitrogen_tons, excluded.extraction_ha, excluded.afforestation_ha,
        excluded.subsidy_scheme_id, excluded.mitigation_measure_id)`.execute(tx);
  return rows.length;
}

/** What could not be read stays as it is public, or else as it was last taken; never as a draft. */
export async function readKeptSketches(
  tx: Queryable,
  ids: readonly string[],
): Promise<SketchRow[]> {
  const { rows } = await sql<SketchRow>`
    select distinct on (id) id, plan_id, name, subsidy_scheme_id, mitigation_measure_id, geo_location_id,
      area_ha, nitrogen_tons, extraction_ha, afforestation_ha
    from (
      select 1 as place, held.sketch_project_id as id, v.plan_id, held.name, held.subsidy_scheme_id,
        held.mitigation_measure_id, held.geo_location_id, held.area_ha, held.nitrogen_tons,
        held.extraction_ha, held.afforestation_ha
      from plan_version_sketch held join plan_version v on v.id = held.plan_version_id and v.ended_at is null
      where held.sketch_project_id = any(${ids}::uuid[])
      union all
      select 2, id, plan_id, taken ->> 'name', (taken ->> 'subsidySchemeId')::uuid,
        (taken ->> 'mitigationMeasureId')::uuid, (taken ->> 'geoLocationId')::uuid,
        (taken ->> 'areaHa')::float8, (taken -> 'effects' ->> 'nitrogenReductionT')::float8,
        (taken -> 'effects' ->> 'extractionEffortHa')::float8,
        (taken -> 'effects' ->> 'afforestationEffortHa')::float8
      from (select id, plan_id, as_imported as taken from sketch_project
        where origin = 'national' and id = any(${ids}::uuid[])) sketch
      where taken ->> 'name' is not null and taken ->> 'areaHa' is not null) known
    order by id, place`.execute(tx);
  return rows;
}
