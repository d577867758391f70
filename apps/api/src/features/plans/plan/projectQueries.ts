import type { PlanProject } from "@mars/contracts/plans/planShapes";
import { scaleEffects } from "@mars/domain/effects/effects";
import { sql } from "kysely";
import type { Queryable, Tx } from "../../../platform/database/Database.ts";

type Row = Pick<
  PlanProject,
  | "id"
  | "name"
  | "description"
  | "stage"
  | "status"
  | "subsidySchemeId"
  | "mitigationMeasureId"
  | "included"
  | "areaHa"
  | "shareOfPlan"
  | "geoLocationId"
  | "point"
> & {
  nitrogenTons: number | null;
  extractionHa: number | null;
  afforestationHa: number | null;
  updatedAt: Date;
  lastStateChangedAt: Date | null;
  parts: { opId: string; share: number }[] | null;
};

/** Applied projects of the three stages in a plan's area, or the one asked for. */
export async function readPlanProjects(
  database: Queryable,
  planId: string,
  projectId: string | null = null,
): Promise<PlanProject[]> {
  const { rows } = await sql<Row>`
    select p.id, p.name, p.description, p.stage, p.status, p.subsidy_scheme_id as "subsidySchemeId",
      p.mitigation_measure_id as "mitigationMeasureId", left_out.project_id is null as included,
      coalesce(p.area_ha, g.area_ha) as "areaHa", part.share as "shareOfPlan",
      p.geo_location_id as "geoLocationId", case when not ST_IsEmpty(inside.point) then array[ST_X(inside.point), ST_Y(inside.point)] end as point,
      p.nitrogen_tons as "nitrogenTons", p.extraction_ha as "extractionHa",
      p.afforestation_ha as "afforestationHa", p.updated_at as "updatedAt",
      p.last_state_changed_at as "lastStateChangedAt",
      (select json_agg(json_build_object('opId', sub.op_id, 'share', sub.share))
        from plan_part sub where sub.geo_location_id = p.geo_location_id and sub.plan_id = ${planId}::text
          and sub.op_id is not null) as parts
    from project p
    join geo_location g on g.id = p.geo_location_id
    cross join lateral (select ST_PointOnSurface(g.geometry) as point) inside
    join geo_share part on part.geo_location_id = p.geo_location_id
      and part.unit_kind = 'plan' and part.unit_id = ${planId}::text
    left join plan_project_exclusion left_out on left_out.plan_id = ${planId} and left_out.project_id = p.id
    where p.stage is not null and (${projectId}::uuid is null or p.id = ${projectId}::uuid)
    order by p.name, p.id
  `.execute(database);
  return rows.map(
    ({
      nitrogenTons,
      extractionHa,
      afforestationHa,
      parts,
      updatedAt,
      lastStateChangedAt,
      ...row
    }) => {
      const whole = {
        nitrogenReductionT: nitrogenTons,
        extractionEffortHa: extractionHa,
        afforestationEffortHa: afforestationHa,
      };
      return {
        ...row,
        effects: scaleEffects(whole, row.shareOfPlan),
        wholeEffects: whole,
        subCatchments: (parts ?? []).map(({ opId, share }) => ({
          opId,
          nitrogenReductionT: (nitrogenTons ?? 0) * share,
        })),
        updatedAt: updatedAt.toISOString(),
        lastStateChangedAt: lastStateChangedAt?.toISOString() ?? null,
      };
    },
  );
}

/** Leaves applied projects out of the plan's calculation, or takes them in again. */
export async function setProjectsIncluded(
  tx: Tx,
  planId: string,
  ids: readonly string[],
  included: boolean,
  by: { personId: string; at: Date },
): Promise<string[]> {
  const { rows } = included
    ? await sql<{ id: string }>`
        delete from plan_project_exclusion
        where plan_id = ${planId} and project_id = any(${ids}::uuid[]) returning project_id as id`.execute(
        tx,
      )
    : await sql<{ id: string }>`
        insert into plan_project_exclusion (plan_id, project_id, excluded_at, excluded_by)
        select ${planId}::uuid, p.id, ${by.at}, ${by.personId} from project p
        join geo_overlap o on o.geo_location_id = p.geo_location_id and o.unit_kind = 'plan' and o.unit_id = ${planId}::text
        where p.id = any(${ids}::uuid[]) and p.stage is not null
        on conflict do nothing returning project_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Where projects lie, by their id. */
export async function projectOutlineIds(
  database: Queryable,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; geoLocationId: string }>`
    select id, geo_location_id as "geoLocationId" from project
    where id = any(${ids}::uuid[]) and geo_location_id is not null
  `.execute(database);
  return new Map(rows.map(({ id, geoLocationId }) => [id, geoLocationId]));
}
