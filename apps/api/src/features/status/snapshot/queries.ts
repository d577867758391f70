import { UNTOUCHED_FOREST_TYPE } from "@mars/domain/schemes/subsidyScheme";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";
import { hasCome, isUnitOf } from "../../../platform/geography/unitOfDay.ts";
import type {
  HistoryRow,
  NaturePotentialPart,
  Project,
  PublicVersion,
  Sketch,
  SupplementaryGeometry,
} from "./Snapshot.ts";

/** The moment figures are wanted for: the end of a day (exclusive), or null for now. */
export type Moment = Date | null;

export type EffectColumns = {
  nitrogenReductionT: number | null;
  extractionEffortHa: number | null;
  afforestationEffortHa: number | null;
};
export type ProjectRow = Omit<Project, "effects"> & EffectColumns;
/** A project of an earlier day, and what of it is public now. */
export type FormerProject = ProjectRow & {
  /** It still is in public status. */
  isPublicNow: boolean;
  /** The outline it had that day is the one it has now. */
  isOutlinePublic: boolean;
};
export type SketchRow = Omit<Sketch, "effects"> & EffectColumns;
export type FormerSketch = SketchRow & {
  /** The report that told of it has not been restored, or another tells of it now. */
  isPublicNow: boolean;
};

const all = async <Row>(rows: Promise<{ rows: Row[] }>): Promise<Row[]> => (await rows).rows;

/** Projects in public status now. */
export function currentProjects(database: Queryable): Promise<ProjectRow[]> {
  return all(
    sql<ProjectRow>`
    select id, name, stage, geo_location_id as "geoLocationId", area_ha as "areaHa",
      nitrogen_tons as "nitrogenReductionT", extraction_ha as "extractionEffortHa",
      afforestation_ha as "afforestationEffortHa", mitigation_measure_id as "measureId",
      subsidy_scheme_id as "schemeId", applied_at as "appliedAt",
      last_state_changed_at as "lastStateChanged", original_effects as "originalEffects",
      reduced_area_ha as "reducedAreaHa", supplementary_overlap_1_ha as "supplementaryOverlap1Ha",
      supplementary_overlap_2_ha as "supplementaryOverlap2Ha", false as "isConcealed"
    from project where stage is not null order by id`.execute(database),
  );
}

/** Projects in public status at an earlier moment: the last row of each project's history. */
export function projectsBefore(database: Queryable, before: Date): Promise<FormerProject[]> {
  return all(
    sql<FormerProject>`
    with standing as (
      select distinct on (project_id) * from project_history
      where at < ${before} order by project_id, at desc, id desc
    ), moved as (
      select project_id, max(at) as at from project_history
      where at < ${before} and status is distinct from from_status group by project_id
    )
    select project.id, project.name, standing.stage, standing.geo_location_id as "geoLocationId",
      coalesce(case when standing.geo_location_id = project.geo_location_id then project.area_ha end,
        location.area_ha) as "areaHa",
      standing.nitrogen_tons as "nitrogenReductionT", standing.extraction_ha as "extractionEffortHa",
      standing.afforestation_ha as "afforestationEffortHa",
      standing.mitigation_measure_id as "measureId", standing.subsidy_scheme_id as "schemeId",
      case when project.applied_at < ${before} then project.applied_at end as "appliedAt",
      moved.at as "lastStateChanged", null as "originalEffects", null::float8 as "reducedAreaHa",
      null::float8 as "supplementaryOverlap1Ha", null::float8 as "supplementaryOverlap2Ha",
      false as "isConcealed", project.stage is not null as "isPublicNow",
      standing.geo_location_id is not distinct from project.geo_location_id as "isOutlinePublic"
    from standing
    join project on project.id = standing.project_id
    left join moved on moved.project_id = project.id
    left join geo_location location on location.id = standing.geo_location_id
    where standing.stage is not null order by project.id`.execute(database),
  );
}

/** Sketches of the plan versions that are public at the moment, where their plan counts them. */
export function publicSketches(database: Queryable, before: Moment): Promise<FormerSketch[]> {
  return all(
    sql<FormerSketch>`
    select sketch.sketch_project_id as id, version.plan_id as "planId", sketch.kind, sketch.name,
      sketch.geo_location_id as "geoLocationId", sketch.area_ha as "areaHa",
      sketch.nitrogen_tons as "nitrogenReductionT", sketch.extraction_ha as "extractionEffortHa",
      sketch.afforestation_ha as "afforestationEffortHa",
      sketch.mitigation_measure_id as "measureId", sketch.subsidy_scheme_id as "schemeId",
      version.ended_reason is null or version.ended_reason not in ('unpublished', 'undone')
        or exists (
          select from plan_version_sketch shown
          join plan_version current on current.id = shown.plan_version_id
          where current.ended_at is null and shown.included_in_plan
            and shown.sketch_project_id = sketch.sketch_project_id
            and shown.geo_location_id = sketch.geo_location_id) as "isPublicNow"
    from plan_version version
    join plan_version_sketch sketch on sketch.plan_version_id = version.id
    where ${isPublic(before)} and sketch.included_in_plan
    order by sketch.sketch_project_id`.execute(database),
  );
}

export function publicExclusions(
  database: Queryable,
  before: Moment,
): Promise<{ planId: string; projectId: string }[]> {
  return all(
    sql<{ planId: string; projectId: string }>`
    select version.plan_id as "planId", exclusion.project_id as "projectId"
    from plan_version version
    join plan_version_exclusion exclusion on exclusion.plan_version_id = version.id
    where ${isPublic(before)}`.execute(database),
  );
}

/** The public version of each plan, with what it counted when it was published. */
export function publicVersions(database: Queryable, before: Moment): Promise<PublicVersion[]> {
  return all(
    sql<PublicVersion>`
    select version.plan_id as "planId", version.number, version.published_at as "publishedAt",
      (version.totals ->> 'nitrogenReductionT')::float8 as "plannedT",
      (version.totals ->> 'nitrogenTwiceT')::float8 as "twiceT", version.reason,
      (version.totals ->> 'probability')::float8 as probability, version.assumptions,
      version.title, version.description,
      coalesce(version.ended_reason in ('unpublished', 'undone'), false) as "isWithdrawn",
      plan.text_origin = 'demo' or (
        version.published_at < coalesce(rewritten.at, '-infinity')
        and exists (select from reference_document where key = 'demo')) as "isTextInvented"
    from plan_version version join plan on plan.id = version.plan_id
    cross join lateral (
      select min(at) as at from revision_entry
      where entity = 'plan' and entity_id = plan.id::text
        and changes @> '[{"field": "description"}]') rewritten
    where ${isPublic(before)}`.execute(database),
  );
}

/**
 * Undoing revives the version before, which then looks public all along; on a day between, the
 * one with the highest number was.
 */
export const isPublic = (before: Moment) =>
  before === null
    ? sql`version.ended_at is null`
    : sql`version.id in (
        select distinct on (plan_id) id from plan_version
        where published_at < ${before} and (ended_at is null or ended_at >= ${before})
        order by plan_id, number desc)`;

export function supplementaryGeometries(
  database: Queryable,
  before: Moment,
): Promise<SupplementaryGeometry[]> {
  return all(
    sql<SupplementaryGeometry>`
    select project_id as "projectId", name, type_id as "typeId", type, area_ha as "areaHa",
      geo_location_id as "geoLocationId"
    from supplementary_geometry
    where ${before === null ? sql`true` : sql`created_at < ${before}`}
    order by project_id, id`.execute(database),
  );
}

/** Untouched forest by project: land drawn as such twice counts once. */
export function untouchedForests(
  database: Queryable,
  before: Moment,
): Promise<{ projectId: string; untouchedHa: number }[]> {
  return all(
    sql<{ projectId: string; untouchedHa: number }>`
    select area.project_id as "projectId", case when count(*) = 1 then sum(area.area_ha)
        else ST_Area(ST_Union(location.geometry, 0.001)) / 10000 end as "untouchedHa"
    from supplementary_geometry area
    join geo_location location on location.id = area.geo_location_id
    where area.type = ${UNTOUCHED_FOREST_TYPE}
      and ${before === null ? sql`true` : sql`area.created_at < ${before}`}
    group by area.project_id order by area.project_id`.execute(database),
  );
}

/** As they were given for a unit; where a kind of units was not told, by how they overlap. */
export function naturePotentials(database: Queryable): Promise<NaturePotentialPart[]> {
  return all(
    sql<NaturePotentialPart>`
    select potential.id, potential.name, potential.geo_location_id as "geoLocationId",
      potential.created_at as "createdAt", potential.updated_at as "updatedAt",
      part.unit_kind as "unitKind", part.unit_id as "unitKey", part.overlap_ha as "overlapHa",
      part.biodiversity_ha as "biodiversityHa", part.protected_nature_ha as "protectedNatureHa",
      part.section_3_ha as "section3Ha", part.natura_2000_ha as "natura2000Ha"
    from nature_potential potential
    left join plan on plan.id = potential.plan_id
    join (
      select nature_potential_id, unit_kind, unit_id, overlap_ha, biodiversity_ha,
        protected_nature_ha, section_3_ha, natura_2000_ha
      from nature_potential_part
      union all
      select other.id, overlap.unit_kind, overlap.unit_id, overlap.overlap_ha, null, null, null, null
      from nature_potential other
      join geo_overlap overlap on overlap.geo_location_id = other.geo_location_id
        and overlap.unit_kind in ('plan', 'tripartite', 'municipality')
      where not exists (select from nature_potential_part given
        where given.nature_potential_id = other.id and given.unit_kind = overlap.unit_kind)
    ) part on part.nature_potential_id = potential.id
    where plan.id is null or plan.status = 'published'
    order by potential.id`.execute(database),
  );
}

/** Every change of stage, area, measure or effects of projects that were ever public. */
export function history(
  database: Queryable,
  before: Moment,
): Promise<(Omit<HistoryRow, "effects" | "at"> & EffectColumns & { at: Date })[]> {
  return all(
    sql<Omit<HistoryRow, "effects" | "at"> & EffectColumns & { at: Date }>`
    select project_id as "projectId", told_id as "toldId", at, stage,
      geo_location_id as "geoLocationId", mitigation_measure_id as "measureId", nitrogen_tons as "nitrogenReductionT",
      extraction_ha as "extractionEffortHa", afforestation_ha as "afforestationEffortHa"
    from project_history
    where project_id in (select project_id from project_history where stage is not null)
      and ${before === null ? sql`true` : sql`at < ${before}`}
    order by at, id`.execute(database),
  );
}

export type OverlapRow = {
  geoLocationId: string;
  unitKind: "plan" | "tripartite" | "municipality" | "subcatchment";
  unitKey: string;
  overlapHa: number;
};

/** Two outlines that share a border overlap by rounding alone; counted, 1e-16 ha would move ranks. */
const MEASURED_HA = 1e-9;

export function overlapsOf(
  database: Queryable,
  geoLocationIds: readonly string[],
): Promise<OverlapRow[]> {
  return all(
    sql<OverlapRow>`
    select geo_location_id as "geoLocationId", unit_kind as "unitKind", unit_id as "unitKey",
      overlap_ha as "overlapHa"
    from geo_overlap where geo_location_id = any(${geoLocationIds}::uuid[])
      and overlap_ha >= ${MEASURED_HA}
    order by geo_location_id, unit_kind, unit_id`.execute(database),
  );
}

/** With units that were such on a day and are retired by now. */
export function formerOverlapsOf(
  database: Queryable,
  geoLocationIds: readonly string[],
  day: string,
): Promise<OverlapRow[]> {
  return all(
    sql<OverlapRow>`
    select former.geo_location_id as "geoLocationId", unit_kind as "unitKind", unit_id as "unitKey",
      overlap_ha as "overlapHa"
    from former_overlap former join every_unit using (unit_kind, unit_id)
    where former.geo_location_id = any(${geoLocationIds}::uuid[])
      and overlap_ha >= ${MEASURED_HA}
      and retired_at is not null and ${isUnitOf(day)}
    order by former.geo_location_id, unit_kind, unit_id`.execute(database),
  );
}

/** Units that only came after a day. */
export function laterUnits(
  database: Queryable,
  day: string,
): Promise<Pick<OverlapRow, "unitKind" | "unitKey">[]> {
  return all(
    sql<Pick<OverlapRow, "unitKind" | "unitKey">>`
    select unit_kind as "unitKind", unit_id as "unitKey" from every_unit
    where not ${hasCome(day)}`.execute(database),
  );
}

/** What changes with every writing of a row: the outline of an imported area may change under its id. */
export type RowVersion = { id: string; rowVersion: string };

export function rowVersionsOf(
  database: Queryable,
  geoLocationIds: readonly string[],
): Promise<RowVersion[]> {
  return all(
    sql<RowVersion>`select id, xmin::text as "rowVersion" from geo_location
      where id = any(${geoLocationIds}::uuid[])`.execute(database),
  );
}

/** A point inside each area. */
export function pointsOf(
  database: Queryable,
  geoLocationIds: readonly string[],
): Promise<(RowVersion & { easting: number; northing: number })[]> {
  return all(
    sql<RowVersion & { easting: number; northing: number }>`
    select id, geo_location.xmin::text as "rowVersion", round(ST_X(point)::numeric, 1)::float8 as easting,
      round(ST_Y(point)::numeric, 1)::float8 as northing
    from geo_location cross join lateral (select ST_PointOnSurface(geometry) as point) inside
    where id = any(${geoLocationIds}::uuid[]) and not ST_IsEmpty(point)`.execute(database),
  );
}

/** Until when imported projects are known; null where there are none. */
export async function importedUntil(database: Queryable): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select coalesce((select known_until from status_source where origin = 'national'),
      max(last_state_changed_at)) as until
    from project where origin = 'national' and stage is not null having count(*) > 0`.execute(
    database,
  );
  return rows[0]?.until ?? null;
}

/** When a plan's public report last changed. */
export async function lastPublication(database: Queryable, before: Moment): Promise<Date | null> {
  const until = before === null ? sql`now()` : sql`${before}`;
  const { rows } = await sql<{ at: Date | null }>`
    select greatest(
      (select max(published_at) from plan_version where published_at <= ${until}),
      (select max(ended_at) from plan_version where ended_at <= ${until})) as at`.execute(database);
  return rows[0]?.at ?? null;
}
