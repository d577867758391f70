import { sql } from "kysely";
import type { Stage } from "@mars/domain/lifecycle/stage";
import type { Queryable } from "../../../platform/database/Database.ts";

export type StageNitrogen = { opId: string | null; stage: Stage; tons: number };

/** Nitrogen of what counts, by sub-catchment and stage, of one plan; null: in none of them. */
export async function nitrogenBySubcatchment(
  database: Queryable,
  planId: string | null,
): Promise<(StageNitrogen & { planId: string })[]> {
  const { rows } = await sql<StageNitrogen & { planId: string }>`
    select plan_id as "planId", op_id as "opId", stage, sum(nitrogen_tons) as tons
    from plan_counted
    where ${planId}::text is null or plan_id = ${planId}::text
    group by plan_id, op_id, stage
  `.execute(database);
  return rows;
}

export type SubcatchmentEffects = {
  opId: string | null;
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
    select op_id as "opId", sum(nitrogen_tons) as "nitrogenReductionT",
      sum(extraction_ha) as "extractionEffortHa", sum(afforestation_ha) as "afforestationEffortHa"
    from plan_counted where plan_id = ${planId}::text group by op_id
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
  const { rows } = await sql<PlanSums>`
    select plan_id as "planId", sum(nitrogen_tons) as "nitrogenReductionT",
      sum(extraction_ha) as "extractionEffortHa", sum(afforestation_ha) as "afforestationEffortHa",
      count(distinct item_id) filter (where stage = 'sketch_project')::int as "sketchCount",
      count(distinct item_id) filter (where stage <> 'sketch_project')::int as "projectCount"
    from plan_counted where ${planId}::text is null or plan_id = ${planId}::text
    group by plan_id
  `.execute(database);
  return rows;
}

export type Beside = { count: number; nitrogenReductionT: number };

/** Sketches that neighbours have drawn into the plan and not published: told beside its figures. */
export async function unpublishedNeighbours(database: Queryable, planId: string): Promise<Beside> {
  const { rows } = await sql<Beside>`
    select count(distinct sketch.id)::int as count,
      coalesce(sum(sketch.nitrogen_tons * part.share), 0) as "nitrogenReductionT"
    from sketch_project sketch
    join plan_part part on part.geo_location_id = sketch.geo_location_id and part.plan_id = ${planId}::text
    where sketch.plan_id <> ${planId}::uuid and sketch.included_in_plan and not exists (
      select from plan_item item where item.id = sketch.id and item.is_published and item.included)
  `.execute(database);
  return rows[0]!;
}
