import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";
import { hasCome, isUnitOf, retiredOn } from "../../../platform/geography/unitOfDay.ts";
import { isPublic, type Moment } from "./queries.ts";
import type { Municipality, Plan, Relation, SubCatchment, Unit } from "./Snapshot.ts";

/**
 * Of whichever day: the address of a unit is the same on all of them, and asks whether one is
 * retired by now and who else there ever was.
 */
type Unnamed<U extends Unit> = Omit<U, "slug"> & { isRetired: boolean; hasCome: boolean };

const all = async <Row>(rows: Promise<{ rows: Row[] }>): Promise<Row[]> => (await rows).rows;

// Outlines may be missing until geography is loaded: units are shown without extent then.
const place = sql`
  coalesce(location.area_ha, 0) as "areaHa",
  case when not ST_IsEmpty(location.geometry) then json_build_array(ST_XMin(location.geometry),
    ST_YMin(location.geometry), ST_XMax(location.geometry), ST_YMax(location.geometry)) end as extent`;

export function plans(database: Queryable, day: string): Promise<Unnamed<Plan>[]> {
  return all(
    sql<Unnamed<Plan>>`
    select plan.id::text as key, plan.id, null as code, null as vat, name,
      geo_location_id as "geoLocationId", ${place}, status,
      first_published_at as "firstPublishedAt", last_published_at as "lastPublishedAt",
      nitrogen_goal_tons as "nitrogenGoalT", extraction_potential_ha as "extractionPotentialHa",
      field_regulation_tons as "fieldRegulationT", other_extraction_tons as "needT",
      ${retiredOn(day)} as "retiredOn",
      retired_at is not null as "isRetired", ${hasCome(day)} as "hasCome"
    from plan left join geo_location location on location.id = geo_location_id`.execute(database),
  );
}

export function tripartites(database: Queryable, day: string): Promise<Unnamed<Unit>[]> {
  return all(
    sql<Unnamed<Unit>>`
    select tripartite.id::text as key, tripartite.id, number as code, null as vat, name,
      geo_location_id as "geoLocationId", ${place}, ${retiredOn(day)} as "retiredOn",
      retired_at is not null as "isRetired", ${hasCome(day)} as "hasCome"
    from tripartite left join geo_location location on location.id = geo_location_id`.execute(
      database,
    ),
  );
}

export function municipalities(database: Queryable, day: string): Promise<Unnamed<Municipality>[]> {
  return all(
    sql<Unnamed<Municipality>>`
    select code as key, municipality.id, code, vat, name, geo_location_id as "geoLocationId", ${place},
      outside_division as "isOutsideDivision", ${retiredOn(day)} as "retiredOn",
      retired_at is not null as "isRetired", ${hasCome(day)} as "hasCome"
    from municipality left join geo_location location on location.id = geo_location_id`.execute(
      database,
    ),
  );
}

/** Of a day, with the needs that were public then: a draft's are no one else's. A plan that is
 * retired itself keeps those it had. */
export function subCatchments(
  database: Queryable,
  day: string,
  before: Moment,
): Promise<SubCatchment[]> {
  return all(
    sql<SubCatchment>`
    select op_id as "opId", name, subcatchment.plan_id as "planId",
      nitrogen_counts as "nitrogenCounts",
      coalesce((public.needs ->> op_id)::float8, case need_source when 'official' then need_tons end)
        as "needT",
      case when public.needs ? op_id then 'edited'
        when need_source = 'official' then need_source end as "needSource",
      coalesce(location.area_ha, official_area_ha, 0) as "areaHa"
    from subcatchment left join geo_location location on location.id = geo_location_id
    left join (select version.plan_id, version.needs from plan_version version
      where ${isPublic(before)}) public on public.plan_id = subcatchment.plan_id
    where ${isUnitOf(day)}
      or subcatchment.plan_id in (select id from plan where ${retiredOn(day)} is not null)`.execute(
      database,
    ),
  );
}

export function relations(database: Queryable): Promise<Relation[]> {
  return all(
    sql<Relation>`
    select 'plan_municipality' as kind, plan_id::text as "aKey", municipality_code as "bKey",
      area_ha as "areaHa", share_of_plan as "shareOfA", share_of_municipality as "shareOfB",
      is_minor as "isMinor"
    from plan_municipality
    union all
    select 'tripartite_municipality', tripartite_id::text, municipality_code, area_ha,
      share_of_tripartite, share_of_municipality, is_minor
    from tripartite_municipality
    union all
    select 'plan_tripartite', relation.plan_id::text, relation.tripartite_id::text,
      relation.share_of_plan * plan_place.area_ha, relation.share_of_plan,
      relation.share_of_plan * plan_place.area_ha / nullif(tripartite_place.area_ha, 0), false
    from plan_tripartite relation
    join plan on plan.id = relation.plan_id
    join tripartite on tripartite.id = relation.tripartite_id
    left join geo_location plan_place on plan_place.id = plan.geo_location_id
    left join geo_location tripartite_place on tripartite_place.id = tripartite.geo_location_id
  `.execute(database),
  );
}

export type Facts = {
  measures: { id: string; name: string; color: string }[];
  schemes: { id: string; name: string }[];
  goals: Record<string, number> | null;
  geographySource: "none" | "demo" | "official";
};

export async function facts(database: Queryable): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'color', color)), '[]')
        from mitigation_measure) as measures,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]')
        from subsidy_scheme) as schemes,
      (select document from reference_document where key = 'national-goals') as goals,
      (select case when bool_or(source = 'demo') then 'demo' when count(*) > 0 then 'official' else 'none' end
        from geography_source) as "geographySource"`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error("Reading facts gave no row.");
  return row;
}

export type LandRow = {
  quarter: string;
  projectLandHa: number;
  compensationLandHa: number;
  bindingAgreementsHa: number;
};

/** State land at the end of the last quarter that was over on a day. */
export async function latestLand(database: Queryable, day: string): Promise<LandRow | null> {
  const { rows } = await sql<LandRow>`
    select quarter, sum(project_land_ha) as "projectLandHa",
      sum(compensation_land_ha) as "compensationLandHa",
      sum(binding_agreements_ha) as "bindingAgreementsHa"
    from land_holding where (quarter + interval '3 months')::date <= ${day}::date + 1
    group by quarter order by quarter desc limit 1`.execute(database);
  return rows[0] ?? null;
}
