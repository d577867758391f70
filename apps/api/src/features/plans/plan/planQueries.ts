import { SKETCH_TEXT_COLUMNS } from "@mars/domain/fields/sketchFields";
import type { PlanAssumptions } from "@mars/domain/plans/probability";
import { UNSEEN } from "@mars/domain/plans/versionDifference";
import { type RawBuilder, sql } from "kysely";
import type { Queryable, Tx } from "../../../platform/database/Database.ts";

export type PlanRow = {
  id: string;
  name: string;
  title: string;
  description: string;
  isTextInvented: boolean;
  mainCatchmentNumber: string | null;
  responsibleVat: string | null;
  responsibleOrganization: string | null;
  status: "draft" | "published" | "unpublished";
  versionNumber: number;
  firstPublishedAt: Date | null;
  lastPublishedAt: Date | null;
  nitrogenGoalT: number;
  fieldRegulationT: number;
  otherExtractionT: number;
  extractionPotentialHa: number;
  geoLocationId: string;
  extent: [number, number, number, number] | null;
  version: number;
  updatedAt: Date;
  hasUnpublishedChanges: boolean;
  /** Edited needs of the public version, in tons by sub-catchment; null where nothing is public. */
  publicNeeds: Record<string, number> | null;
  /** Only what is not as usual. */
  assumptions: Partial<PlanAssumptions>;
  retiredAt: Date | null;
};

/** Effects that are recomputed differ in the last digits, which is no change. */
const isSeen = (now: RawBuilder<unknown>, before: RawBuilder<unknown>) => sql`(
  (${now} is null) <> (${before} is null) or abs(${now} - ${before}) > ${UNSEEN})`;

const textsOf = (row: "s" | "vs") =>
  sql.join(Object.entries(SKETCH_TEXT_COLUMNS).map(([column]) => sql.ref(`${row}.${column}`)));

/** Needs that the responsible organisation has edited, in tons by sub-catchment. */
export const draftNeeds = (planId: RawBuilder<unknown>) => sql`coalesce((
  select jsonb_object_agg(edited.op_id, edited.need_tons) from subcatchment edited
  where edited.plan_id = ${planId} and edited.need_source = 'edited' and edited.retired_at is null
    and edited.need_tons is not null), '{}')`;

/** A sketch differs from the public version when it is new, gone, redrawn or otherwise changed. */
const differsFromPublic = sql`(
  exists (select from plan_version v where v.plan_id = p.id and v.ended_at is null
      and (v.title <> p.title or v.description <> p.description
        or v.assumptions <> p.assumptions or v.needs <> ${draftNeeds(sql.ref("p.id"))}))
  or exists (
    select from (select s.* from sketch_project s where s.plan_id = p.id) s
    full join (select vs.* from plan_version_sketch vs join plan_version v on v.id = vs.plan_version_id
        where v.plan_id = p.id and v.ended_at is null) vs on vs.sketch_project_id = s.id
    where s.id is null or vs.sketch_project_id is null
      or (${textsOf("s")}, s.kind, s.included_in_plan, s.geo_location_id)
        is distinct from (${textsOf("vs")}, vs.kind, vs.included_in_plan, vs.geo_location_id)
      or (s.subsidy_scheme_id, s.mitigation_measure_id) is distinct from (vs.subsidy_scheme_id, vs.mitigation_measure_id)
      or ${isSeen(sql`s.nitrogen_tons`, sql`vs.nitrogen_tons`)}
      or ${isSeen(sql`s.extraction_ha`, sql`vs.extraction_ha`)}
      or ${isSeen(sql`s.afforestation_ha`, sql`vs.afforestation_ha`)})
  or exists (
    select from (select x.project_id from plan_project_exclusion x where x.plan_id = p.id) x
    full join (select vx.project_id from plan_version_exclusion vx join plan_version v on v.id = vx.plan_version_id
        where v.plan_id = p.id and v.ended_at is null) vx on vx.project_id = x.project_id
    where x.project_id is null or vx.project_id is null))`;

export async function readPlans(database: Queryable, id: string | null): Promise<PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    select p.id, p.name, p.title, p.description, p.text_origin = 'demo' as "isTextInvented",
      p.main_catchment_number as "mainCatchmentNumber",
      p.responsible_vat as "responsibleVat", o.name as "responsibleOrganization", p.status,
      p.version_number as "versionNumber", p.first_published_at as "firstPublishedAt",
      p.last_published_at as "lastPublishedAt", p.nitrogen_goal_tons as "nitrogenGoalT",
      p.field_regulation_tons as "fieldRegulationT", p.other_extraction_tons as "otherExtractionT",
      p.extraction_potential_ha as "extractionPotentialHa", p.geo_location_id as "geoLocationId",
      case when not ST_IsEmpty(g.geometry) then
        array[ST_XMin(g.geometry), ST_YMin(g.geometry), ST_XMax(g.geometry), ST_YMax(g.geometry)] end as extent,
      p.version, p.updated_at as "updatedAt", ${differsFromPublic} as "hasUnpublishedChanges",
      (select v.needs from plan_version v where v.plan_id = p.id and v.ended_at is null) as "publicNeeds",
      p.assumptions, p.retired_at as "retiredAt"
    from plan p
    left join geo_location g on g.id = p.geo_location_id
    left join organization o on o.vat = p.responsible_vat
    where ${id}::uuid is null or p.id = ${id}::uuid
    order by p.retired_at is not null, p.name
  `.execute(database);
  return rows;
}

/** Others who would change the plan or its sketches wait here. */
export async function lockPlan(tx: Tx, id: string): Promise<void> {
  await sql`select from plan where id = ${id} for update`.execute(tx);
}

/** Sketches change side by side, but none while the plan is being published. */
export async function lockPlanShared(tx: Tx, id: string): Promise<void> {
  await sql`select from plan where id = ${id} for share`.execute(tx);
}

/** Only the columns given are changed. */
export async function updatePlan(
  tx: Tx,
  id: string,
  columns: Readonly<Record<string, unknown>>,
  at: Date,
): Promise<void> {
  const given = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`
    update plan set ${sql.join([...given, sql`version = version + 1`, sql`updated_at = ${at}`])}
    where id = ${id}
  `.execute(tx);
}

export type SubcatchmentRow = {
  planId: string;
  opId: string;
  name: string;
  nitrogenCounts: boolean;
  needTons: number | null;
  needSource: "official" | "edited" | null;
  areaHa: number;
  geoLocationId: string;
  version: number;
};

export async function readSubcatchments(
  database: Queryable,
  planId: string | null,
): Promise<SubcatchmentRow[]> {
  const { rows } = await sql<SubcatchmentRow>`
    select s.plan_id as "planId", s.op_id as "opId", s.name, s.nitrogen_counts as "nitrogenCounts",
      s.need_tons as "needTons", s.need_source as "needSource",
      coalesce(g.area_ha, s.official_area_ha, 0) as "areaHa",
      s.geo_location_id as "geoLocationId", s.version
    from subcatchment s join plan_subcatchment own on own.op_id = s.op_id
    left join geo_location g on g.id = s.geo_location_id
    where ${planId}::uuid is null or s.plan_id = ${planId}::uuid
    order by s.name, s.op_id
  `.execute(database);
  return rows;
}

/** Null takes an edited figure away; an official one then has to be imported again. */
export async function setNeed(
  tx: Tx,
  planId: string,
  opId: string,
  needT: number | null,
): Promise<boolean> {
  const { rows } = await sql<{ opId: string }>`
    update subcatchment set need_tons = ${needT}, need_source = ${needT === null ? null : "edited"},
      version = version + 1
    where plan_id = ${planId} and op_id = ${opId} and retired_at is null
    returning op_id as "opId"
  `.execute(tx);
  return rows.length === 1;
}

export type UnitRow = { of: string; id: string; name: string; shareOfPlan: number };

export async function unitsOfSubcatchments(
  database: Queryable,
  planId: string,
  kind: "municipality" | "tripartite",
): Promise<UnitRow[]> {
  const { rows } =
    kind === "municipality"
      ? await sql<UnitRow>`
          select s.op_id as of, m.code as id, m.name, x.share as "shareOfPlan"
          from subcatchment s join subcatchment_municipality x using (op_id)
          join municipality m on m.code = x.municipality_code and m.retired_at is null
          where s.plan_id = ${planId} order by x.share desc`.execute(database)
      : await sql<UnitRow>`
          select s.op_id as of, t.id::text as id, t.name, x.share as "shareOfPlan"
          from subcatchment s join subcatchment_tripartite x using (op_id)
          join tripartite t on t.id = x.tripartite_id and t.retired_at is null
          where s.plan_id = ${planId} order by x.share desc`.execute(database);
  return rows;
}

export async function unitsOfPlan(
  database: Queryable,
  planId: string,
  kind: "municipality" | "tripartite",
): Promise<Omit<UnitRow, "of">[]> {
  const { rows } =
    kind === "municipality"
      ? await sql<Omit<UnitRow, "of">>`
          select m.code as id, m.name, x.share_of_plan as "shareOfPlan"
          from plan_municipality x join municipality m on m.code = x.municipality_code and m.retired_at is null
          where x.plan_id = ${planId} order by x.share_of_plan desc`.execute(database)
      : await sql<Omit<UnitRow, "of">>`
          select t.id::text as id, t.name, x.share_of_plan as "shareOfPlan"
          from plan_tripartite x join tripartite t on t.id = x.tripartite_id and t.retired_at is null
          where x.plan_id = ${planId} order by x.share_of_plan desc`.execute(database);
  return rows;
}

export async function geographySource(database: Queryable): Promise<"none" | "demo" | "official"> {
  const { rows } = await sql<{ source: "demo" | "official" }>`
    select source from geography_source where kind = 'subcatchment'
  `.execute(database);
  return rows[0]?.source ?? "none";
}

export async function organizationExists(tx: Tx, vat: string): Promise<boolean> {
  const { rows } =
    await sql`select from organization where vat = ${vat} and retired_at is null`.execute(tx);
  return rows.length > 0;
}
