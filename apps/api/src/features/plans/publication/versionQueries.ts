import type { WrittenSketchField } from "@mars/domain/fields/sketchFields";
import { type PlanAssumptions, USUAL_ASSUMPTIONS } from "@mars/domain/plans/probability";
import type { PlanSnapshot } from "@mars/domain/plans/versionDifference";
import { sql } from "kysely";
import type { StagePart } from "../plan/planAnswer.ts";
import type { Queryable, Tx } from "../../../platform/database/Database.ts";
import { draftNeeds } from "../plan/planQueries.ts";
import { freezePlanVersions } from "../../../platform/geography/freezePlanVersions.ts";

export type VersionRow = {
  id: string;
  number: number;
  title: string;
  description: string;
  publishedAt: Date;
  publishedById: string | null;
  publishedBy: string | null;
  organization: string | null;
  endedAt: Date | null;
  endedReason: "superseded" | "unpublished" | "undone" | null;
  /** Why it was published although its figures are not all as they should be. */
  reason: string;
  sketchCount: number;
  totals: {
    nitrogenReductionT?: number;
    extractionEffortHa?: number;
    afforestationEffortHa?: number;
    nitrogenTwiceT?: number;
  };
};

export async function readVersions(database: Queryable, planId: string): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select v.id, v.number, v.title, v.description, v.published_at as "publishedAt",
      v.published_by as "publishedById", p.full_name as "publishedBy", v.organization,
      v.ended_at as "endedAt", v.ended_reason as "endedReason", v.reason, v.totals,
      coalesce((v.totals ->> 'sketchProjects')::int, (select count(*)::int from plan_version_sketch s
        where s.plan_version_id = v.id and s.included_in_plan)) as "sketchCount"
    from plan_version v left join person p on p.id = v.published_by
    where v.plan_id = ${planId} order by v.number desc
  `.execute(database);
  return rows;
}

export type NewVersion = {
  planId: string;
  number: number;
  personId: string;
  organization: string | null;
  reason: string;
  at: Date;
};

/** Freezes the plan's text, needs, sketches and choices as they stand; the plan must be locked.
 * Returns how many sketches it counts without a measure. */
export async function insertVersion(tx: Tx, version: NewVersion): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    insert into plan_version (plan_id, number, title, description, published_at, published_by, organization, reason, totals, needs, assumptions)
    select p.id, ${version.number}, p.title, p.description, ${version.at}, ${version.personId}, ${version.organization},
      ${version.reason}, '{}', ${draftNeeds(sql.ref("p.id"))}, p.assumptions
    from plan p where p.id = ${version.planId}
    returning id
  `.execute(tx);
  const versionId = rows[0]!.id;
  await sql`
    insert into plan_version_sketch (plan_version_id, sketch_project_id, kind, name, description,
      subsidy_scheme_id, mitigation_measure_id, included_in_plan, geo_location_id, area_ha,
      nitrogen_tons, extraction_ha, afforestation_ha)
    select ${versionId}::uuid, id, kind, name, description, subsidy_scheme_id, mitigation_measure_id,
      included_in_plan, geo_location_id, area_ha, nitrogen_tons, extraction_ha, afforestation_ha
    from sketch_project where plan_id = ${version.planId}
  `.execute(tx);
  await sql`
    insert into plan_version_exclusion (plan_version_id, project_id)
    select ${versionId}::uuid, project_id from plan_project_exclusion where plan_id = ${version.planId}
  `.execute(tx);
  await freezePlanVersions(tx, [versionId]);
  return countWithoutMeasure(tx, versionId);
}

/** How sure the plan was on the day, for a version that tells its readers. */
export async function keepProbability(
  tx: Tx,
  planId: string,
  { number, probability }: { number: number; probability: number },
): Promise<void> {
  await sql`
    update plan_version set totals = totals || jsonb_build_object('probability', ${probability}::float8)
    where plan_id = ${planId} and number = ${number}
  `.execute(tx);
}

/** Sketches that a version counts although they have no measure, and so no effect. */
async function countWithoutMeasure(tx: Tx, versionId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from plan_version_sketch where plan_version_id = ${versionId}::uuid
      and included_in_plan and kind = 'sketch_project' and mitigation_measure_id is null
  `.execute(tx);
  return rows[0]!.count;
}

export async function endVersion(
  tx: Tx,
  planId: string,
  number: number,
  ended: { reason: "superseded" | "unpublished" | "undone"; personId: string; at: Date },
): Promise<void> {
  await sql`
    update plan_version set ended_at = ${ended.at}, ended_by = ${ended.personId}, ended_reason = ${ended.reason}
    where plan_id = ${planId} and number = ${number}
  `.execute(tx);
}

export async function reviveVersion(tx: Tx, planId: string, number: number): Promise<void> {
  await sql`
    update plan_version set ended_at = null, ended_by = null, ended_reason = null
    where plan_id = ${planId} and number = ${number}
  `.execute(tx);
}

/** Nitrogen of the public version as it was counted when it was published; null: none is public. */
export async function publicNitrogen(
  database: Queryable,
  planId: string,
): Promise<{ number: number; nitrogen: StagePart[] } | null> {
  const { rows } = await sql<{ number: number } & { [K in keyof StagePart]: StagePart[K] | null }>`
    select version.number, nullif(item.op_id, '') as "opId", item.stage,
      sum(item.nitrogen_tons) as "grossT", sum(item.nitrogen_tons * (1 - item.twice_share)) as "netT"
    from plan_version version left join plan_version_item item on item.plan_version_id = version.id
    where version.plan_id = ${planId} and version.ended_at is null
    group by version.number, item.op_id, item.stage
  `.execute(database);
  const number = rows[0]?.number;
  if (number === undefined) return null;
  return {
    number,
    nitrogen: rows.flatMap(({ opId, stage, netT, grossT }) =>
      stage === null ? [] : [{ opId, stage, netT: netT ?? 0, grossT: grossT ?? 0 }],
    ),
  };
}

/** Projects that the public version counts, and the part of its areas that lies in the plan. */
export async function publicExtent(
  database: Queryable,
  planId: string,
): Promise<{ projectCount: number; areaHa: number }> {
  const { rows } = await sql<{ projectCount: number; areaHa: number }>`
    select count(distinct item.item_id) filter (where item.stage <> 'sketch_project')::int as "projectCount",
      coalesce(sum(item.share * ST_Area(location.geometry)), 0) / 10000 as "areaHa"
    from plan_version version
    join plan_version_item item on item.plan_version_id = version.id
    left join geo_location location on location.id = item.geo_location_id
    where version.plan_id = ${planId} and version.ended_at is null
  `.execute(database);
  return rows[0]!;
}

type SnapshotHead = {
  id: string;
  title: string;
  description: string;
  needs: Record<string, number>;
  assumptions: Partial<PlanAssumptions>;
};

type SnapshotRow = Record<WrittenSketchField, string> & {
  id: string;
  kind: string;
  subsidySchemeId: string | null;
  mitigationMeasureId: string | null;
  included: boolean;
  geoLocationId: string;
  areaHa: number;
  nitrogenReductionT: number | null;
  extractionEffortHa: number | null;
  afforestationEffortHa: number | null;
};

const snapshotColumns = sql`name, description, kind, subsidy_scheme_id as "subsidySchemeId",
  mitigation_measure_id as "mitigationMeasureId", included_in_plan as included,
  geo_location_id as "geoLocationId", area_ha as "areaHa", nitrogen_tons as "nitrogenReductionT",
  extraction_ha as "extractionEffortHa", afforestation_ha as "afforestationEffortHa"`;

/** The contents of a version, or of the working state; null where there is no such version. */
export async function readSnapshot(
  database: Queryable,
  planId: string,
  which: number | "draft",
): Promise<PlanSnapshot | null> {
  const head =
    which === "draft"
      ? sql<SnapshotHead>`
          select id, title, description, ${draftNeeds(sql.ref("plan.id"))} as needs, assumptions
          from plan where id = ${planId}`
      : sql<SnapshotHead>`
          select id, title, description, needs, assumptions from plan_version
          where plan_id = ${planId} and number = ${which}`;
  const found = (await head.execute(database)).rows[0];
  if (!found) return null;
  const items =
    which === "draft"
      ? sql<SnapshotRow>`select id, ${snapshotColumns} from sketch_project where plan_id = ${planId}`
      : sql<SnapshotRow>`select sketch_project_id as id, ${snapshotColumns} from plan_version_sketch
          where plan_version_id = ${found.id}`;
  const exclusions =
    which === "draft"
      ? sql<{ id: string; name: string }>`select p.id, p.name from plan_project_exclusion x
          join project p on p.id = x.project_id where x.plan_id = ${planId}`
      : sql<{ id: string; name: string }>`select p.id, p.name from plan_version_exclusion x
          join project p on p.id = x.project_id where x.plan_version_id = ${found.id}`;
  const [sketches, leftOut] = await Promise.all([
    items.execute(database),
    exclusions.execute(database),
  ]);
  return {
    fields: {
      title: found.title,
      description: found.description,
      ...USUAL_ASSUMPTIONS,
      ...found.assumptions,
      ...Object.fromEntries(
        Object.entries(found.needs).map(([opId, needT]) => [`need:${opId}`, needT]),
      ),
    },
    items: [
      ...sketches.rows.map(({ id, ...fields }) => ({ id, fields })),
      ...leftOut.rows.map(({ id, name }) => ({ id, fields: { name, included: false } })),
    ],
  };
}
