import type { MultiPolygon } from "@mars/contracts/datasets/layers";
import type { Effects } from "@mars/domain/effects/effects";
import { recordOf } from "@mars/domain/fields/recordOf";
import {
  type SketchTextColumns,
  type WrittenSketchField,
  writtenSketchFields,
} from "@mars/domain/fields/sketchFields";
import type { SketchJudgement } from "@mars/domain/plans/sketchJudgement";
import { sql } from "kysely";
import type { Queryable, Tx } from "../../../platform/database/Database.ts";

export type SketchRow = Record<WrittenSketchField, string> & {
  -readonly [Field in keyof SketchJudgement]: SketchJudgement[Field];
} & {
  id: string;
  planId: string;
  planTitle: string;
  responsibleVat: string | null;
  planRetiredAt: Date | null;
  kind: "sketch_project" | "uroert_skov";
  subsidySchemeId: string | null;
  mitigationMeasureId: string | null;
  included: boolean;
  isBeside: boolean;
  areaHa: number;
  carbonOverlapHa: number | null;
  nitrogenTons: number | null;
  extractionHa: number | null;
  afforestationHa: number | null;
  effectsSource: "computed" | "imported" | "entered" | null;
  computedEffects: Effects | null;
  enteredEffects: Effects | null;
  organizationVat: string | null;
  organization: string | null;
  createdById: string | null;
  createdBy: string | null;
  createdAt: Date;
  updatedAt: Date;
  geoLocationId: string;
  point: [number, number] | null;
  shareOfPlan: number;
  parts: { opId: string; share: number }[] | null;
  version: number;
};

/** The sketch's texts alone. */
export function writtenTexts(sketch: SketchRow): Record<WrittenSketchField, string> {
  return recordOf(writtenSketchFields, (field) => sketch[field]);
}

/** A sketch as one plan sees it; it lies in the plan, or was made for it. */
const sketchColumns = (planId: string) => sql`
  s.id, s.plan_id as "planId", home.title as "planTitle", home.responsible_vat as "responsibleVat", home.retired_at as "planRetiredAt", s.kind, s.name, s.description,
  s.subsidy_scheme_id as "subsidySchemeId", s.mitigation_measure_id as "mitigationMeasureId",
  s.included_in_plan and not s.is_beside as included, s.is_beside as "isBeside", s.area_ha as "areaHa", s.carbon_overlap_ha as "carbonOverlapHa",
  s.cost_per_ha_dkk as "costPerHaDkk", s.willingness, s.nature_value as "natureValue",
  s.nitrogen_tons as "nitrogenTons", s.extraction_ha as "extractionHa",
  s.afforestation_ha as "afforestationHa", s.effects_source as "effectsSource",
  s.computed_effects as "computedEffects", s.entered_effects as "enteredEffects",
  s.organization_vat as "organizationVat", o.name as organization, s.created_by as "createdById",
  creator.full_name as "createdBy", s.created_at as "createdAt", s.updated_at as "updatedAt",
  s.geo_location_id as "geoLocationId", s.version,
  case when not ST_IsEmpty(inside.point) then array[ST_X(inside.point), ST_Y(inside.point)] end as point,
  coalesce(part.share, 0) as "shareOfPlan",
  (select json_agg(json_build_object('opId', sub.op_id, 'share', sub.share))
    from plan_part sub where sub.geo_location_id = s.geo_location_id and sub.plan_id = ${planId}::text
      and sub.op_id is not null) as parts`;

const ownColumns = sql`id, plan_id, kind, name, description, subsidy_scheme_id, mitigation_measure_id,
  included_in_plan, area_ha, carbon_overlap_ha, nitrogen_tons, extraction_ha, afforestation_ha,
  effects_source, computed_effects, entered_effects, organization_vat, created_by, created_at,
  updated_at, geo_location_id, version, cost_per_ha_dkk, willingness, nature_value`;

/** The plan's own sketches as drawn, others' as published; what others count and have not
 * published is next to and counts only with them. */
const sketchesFor = (planId: string) => sql`(
  select ${ownColumns}, false as is_beside from sketch_project where plan_id = ${planId}
  union all
  select sketch.sketch_project_id, version.plan_id, sketch.kind, sketch.name, sketch.description,
    sketch.subsidy_scheme_id, sketch.mitigation_measure_id, sketch.included_in_plan, sketch.area_ha,
    draft.carbon_overlap_ha, sketch.nitrogen_tons, sketch.extraction_ha, sketch.afforestation_ha,
    draft.effects_source, draft.computed_effects, draft.entered_effects, draft.organization_vat,
    draft.created_by, coalesce(draft.created_at, version.published_at), version.published_at,
    sketch.geo_location_id, coalesce(draft.version, 1), null, null, null, false
  from plan_version_sketch sketch
  join plan_version version on version.id = sketch.plan_version_id and version.ended_at is null
  left join sketch_project draft on draft.id = sketch.sketch_project_id
  where version.plan_id <> ${planId} and sketch.included_in_plan and draft.plan_id is distinct from ${planId}
  union all
  select ${ownColumns}, true from sketch_project draft
  where plan_id <> ${planId} and draft.included_in_plan and not exists (
    select from plan_item item where item.id = draft.id and item.is_published and item.included))`;

const drafts = sql`(select sketch_project.*, false as is_beside from sketch_project)`;

const sketchTables = (planId: string, sketches: typeof drafts) => sql`
  ${sketches} s
  join plan home on home.id = s.plan_id
  join geo_location g on g.id = s.geo_location_id
  cross join lateral (select ST_PointOnSurface(g.geometry) as point) inside
  left join geo_share part on part.geo_location_id = s.geo_location_id
    and part.unit_kind = 'plan' and part.unit_id = ${planId}::text
  left join organization o on o.vat = s.organization_vat
  left join person creator on creator.id = s.created_by`;

export async function readSketches(database: Queryable, planId: string): Promise<SketchRow[]> {
  const { rows } = await sql<SketchRow>`
    select ${sketchColumns(planId)} from ${sketchTables(planId, sketchesFor(planId))}
    where s.plan_id = ${planId} or part.share is not null
    order by s.name, s.id
  `.execute(database);
  return rows;
}

/** With its outline, and how that came about. */
export type OutlinedSketchRow = SketchRow & { geometry: MultiPolygon; outlineSource: string };

export async function readSketch(
  database: Queryable,
  planId: string,
  id: string,
): Promise<OutlinedSketchRow | undefined> {
  const { rows } = await sql<OutlinedSketchRow>`
    select ${sketchColumns(planId)}, ST_AsGeoJSON(g.geometry, 3)::json as geometry,
      g.source as "outlineSource"
    from ${sketchTables(planId, drafts)}
    where s.id = ${id} and (s.plan_id = ${planId} or part.share is not null)
  `.execute(database);
  return rows[0];
}

export async function lockSketch(tx: Tx, id: string): Promise<void> {
  await lockSketches(tx, [id]);
}

/** In one order for everybody, so that no one waits for whoever waits for them. */
export async function lockSketches(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select from sketch_project where id = any(${ids}::uuid[]) order by id for update`.execute(
    tx,
  );
}

export type NewSketch = {
  planId: string;
  kind: string;
  texts: SketchTextColumns;
  schemeId: string | null;
  measureId: string | null;
  geoLocationId: string;
  areaHa: number;
  organizationVat: string | null;
  personId: string;
  at: Date;
};

export async function insertSketch(tx: Tx, sketch: NewSketch): Promise<string> {
  const columns = Object.entries(sketch.texts).map(([column]) => sql.ref(column));
  const texts = Object.entries(sketch.texts).map(([, text]) => sql`${text}`);
  const { rows } = await sql<{ id: string }>`
    insert into sketch_project (plan_id, kind, ${sql.join(columns)}, subsidy_scheme_id,
      mitigation_measure_id, geo_location_id, area_ha, organization_vat,
      created_at, created_by, updated_at, updated_by)
    values (${sketch.planId}, ${sketch.kind}, ${sql.join(texts)}, ${sketch.schemeId},
      ${sketch.measureId}, ${sketch.geoLocationId}, ${sketch.areaHa}, ${sketch.organizationVat},
      ${sketch.at}, ${sketch.personId}, ${sketch.at}, ${sketch.personId})
    returning id
  `.execute(tx);
  return rows[0]!.id;
}

/** Only the columns given are changed. */
export async function updateSketch(
  tx: Tx,
  id: string,
  columns: Readonly<Record<string, unknown>>,
  by: { personId: string; at: Date },
): Promise<void> {
  const given = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`
    update sketch_project set ${sql.join([
      ...given,
      sql`version = version + 1`,
      sql`updated_at = ${by.at}`,
      sql`updated_by = ${by.personId}`,
    ])}
    where id = ${id}
  `.execute(tx);
}

/** The plan a sketch was made for; it may be looked at, and edited, from a neighbour's. */
export async function homePlanOf(tx: Tx, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ planId: string }>`
    select plan_id as "planId" from sketch_project where id = ${id}
  `.execute(tx);
  return rows[0]?.planId;
}

/** Every plan whose pages show one of the sketches: their own, and those their areas lie in. */
export async function plansShowing(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ planId: string }>`
    select plan_id::text as "planId" from sketch_project where id = any(${ids}::uuid[])
    union
    select o.unit_id from sketch_project s
    join geo_overlap o on o.geo_location_id = s.geo_location_id and o.unit_kind = 'plan'
    where s.id = any(${ids}::uuid[])
  `.execute(tx);
  return rows.map(({ planId }) => planId);
}

/** Hectares of an area inside a plan's own outline. */
export async function insidePlanHa(
  database: Queryable,
  planId: string,
  geoLocationId: string,
): Promise<number> {
  const { rows } = await sql<{ ha: number }>`
    select coalesce(sum(overlap_ha), 0) as ha from geo_overlap
    where geo_location_id = ${geoLocationId} and unit_kind = 'plan' and unit_id = ${planId}::text
  `.execute(database);
  return rows[0]!.ha;
}

/** Only sketches of this plan: the flag of another plan's sketch is that plan's to set. */
export async function setIncluded(
  tx: Tx,
  planId: string,
  ids: readonly string[],
  included: boolean,
  by: { personId: string; at: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update sketch_project set included_in_plan = ${included}, version = version + 1,
      updated_at = ${by.at}, updated_by = ${by.personId}
    where plan_id = ${planId} and id = any(${ids}::uuid[]) and included_in_plan <> ${included}
    returning id
  `.execute(tx);
  return rows.map(({ id }) => id);
}
