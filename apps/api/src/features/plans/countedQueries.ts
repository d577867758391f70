import { sql } from "kysely";
import type { Stage } from "@mars/domain/lifecycle/stage";
import type { Queryable } from "../../platform/database/Database.ts";

/**
 * Everything that can count in a plan: sketches and projects of the three stages. Untouched-forest
 * sketches lie inside other sketches and would count the same land twice.
 */
const item = sql`
  select id, 'sketch_project'::text as stage, included_in_plan as included, geo_location_id,
    nitrogen_tons, extraction_ha, afforestation_ha
  from sketch_project where kind = 'sketch_project'
  union all
  select id, stage, true, geo_location_id, nitrogen_tons, extraction_ha, afforestation_ha
  from project where stage is not null and geo_location_id is not null`;

export type StageNitrogen = { opId: string; stage: Stage; tons: number };

/** Nitrogen of what counts, by sub-catchment and stage, of one plan or of all. */
export async function nitrogenBySubcatchment(
  database: Queryable,
  planId: string | null,
): Promise<StageNitrogen[]> {
  const { rows } = await sql<StageNitrogen>`
    select sub.op_id as "opId", item.stage, sum(coalesce(item.nitrogen_tons, 0) * part.share) as tons
    from (${item}) item
    join geo_share part on part.geo_location_id = item.geo_location_id and part.unit_kind = 'subcatchment'
    join subcatchment sub on sub.op_id = part.unit_id
    left join plan_project_exclusion left_out on left_out.plan_id = sub.plan_id and left_out.project_id = item.id
    where item.included and left_out.project_id is null
      and (${planId}::uuid is null or sub.plan_id = ${planId}::uuid)
    group by sub.op_id, item.stage
  `.execute(database);
  return rows;
}

export type SubcatchmentEffects = {
  opId: string;
  nitrogenReductionT: number;
  extractionEffortHa: number;
  afforestationEffortHa: number;
};

/** All three effects of what counts, by sub-catchment of one plan. */
export async function effectsBySubcatchment(
  database: Queryable,
  planId: string,
): Promise<SubcatchmentEffects[]> {
  const { rows } = await sql<SubcatchmentEffects>`
    select sub.op_id as "opId",
      sum(coalesce(item.nitrogen_tons, 0) * part.share) as "nitrogenReductionT",
      sum(coalesce(item.extraction_ha, 0) * part.share) as "extractionEffortHa",
      sum(coalesce(item.afforestation_ha, 0) * part.share) as "afforestationEffortHa"
    from (${item}) item
    join geo_share part on part.geo_location_id = item.geo_location_id and part.unit_kind = 'subcatchment'
    join subcatchment sub on sub.op_id = part.unit_id and sub.plan_id = ${planId}
    left join plan_project_exclusion left_out on left_out.plan_id = sub.plan_id and left_out.project_id = item.id
    where item.included and left_out.project_id is null
    group by sub.op_id
  `.execute(database);
  return rows;
}

export type PlanSums = {
  planId: string;
  nitrogenReductionT: number;
  extractionEffortHa: number;
  afforestationEffortHa: number;
  sketchCount: number;
  projectCount: number;
};

/** What counts in each plan, each item with the part of it that lies there. */
export async function sumsByPlan(database: Queryable, planId: string | null): Promise<PlanSums[]> {
  const counts = sql`item.included and left_out.project_id is null`;
  const { rows } = await sql<PlanSums>`
    select part.unit_id as "planId",
      coalesce(sum(item.nitrogen_tons * part.share) filter (where ${counts}), 0) as "nitrogenReductionT",
      coalesce(sum(item.extraction_ha * part.share) filter (where ${counts}), 0) as "extractionEffortHa",
      coalesce(sum(item.afforestation_ha * part.share) filter (where ${counts}), 0) as "afforestationEffortHa",
      count(*) filter (where item.stage = 'sketch_project')::int as "sketchCount",
      count(*) filter (where item.stage <> 'sketch_project')::int as "projectCount"
    from (${item}) item
    join geo_share part on part.geo_location_id = item.geo_location_id and part.unit_kind = 'plan'
    left join plan_project_exclusion left_out on left_out.plan_id::text = part.unit_id and left_out.project_id = item.id
    where ${planId}::text is null or part.unit_id = ${planId}::text
    group by part.unit_id
  `.execute(database);
  return rows;
}
