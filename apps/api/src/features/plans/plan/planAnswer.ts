import type { Plan, PlanListItem } from "@mars/contracts/plans/planShapes";
import type { Stage } from "@mars/domain/lifecycle/stage";
import {
  type Balance,
  balanceOfStages,
  emptyStages,
  EXPECTED_DROPOUT_SHARE,
  planBalance,
} from "@mars/domain/plans/balance";
import { needVerdict } from "@mars/domain/plans/coverage";
import { shareNeed } from "@mars/domain/plans/shareNeed";
import { may } from "@mars/domain/rights/may";
import type { Action } from "@mars/domain/rights/rightsTable";
import type { PlanResource } from "@mars/domain/rights/resources";
import { copenhagenDay } from "@mars/domain/time/copenhagen";
import type { Queryable } from "../../../platform/database/Database.ts";
import type { Person } from "../../../platform/identity/person.ts";
import { foundOrProblem } from "../../../platform/problems/ProblemError.ts";
import {
  effectsBySubcatchment,
  nitrogenBySubcatchment,
  sumsByPlan,
  type PlanSums,
  type StageNitrogen,
  unpublishedNeighbours,
} from "./countedQueries.ts";
import {
  geographySource,
  type PlanRow,
  readPlans,
  readSubcatchments,
  type SubcatchmentRow,
  unitsOfPlan,
  unitsOfSubcatchments,
} from "./planQueries.ts";

export function resourceOf(plan: Pick<PlanRow, "responsibleVat">): PlanResource {
  return { kind: "plan", responsibleVat: plan.responsibleVat };
}

export async function planList(database: Queryable): Promise<PlanListItem[]> {
  const [plans, subcatchments, nitrogen, sums] = await Promise.all([
    readPlans(database, null),
    readSubcatchments(database, null),
    nitrogenBySubcatchment(database, null),
    sumsByPlan(database, null),
  ]);
  return plans.map((plan) => {
    const own = subcatchments.filter(({ planId }) => planId === plan.id);
    const counted = nitrogen.filter(({ planId }) => planId === plan.id);
    const balances = [...balancesOf(plan, own, counted).values()];
    return listItem(
      plan,
      sums.find(({ planId }) => planId === plan.id),
      planBalance([...balances, restOf(counted)]),
    );
  });
}

export async function planAnswer(database: Queryable, id: string, person: Person): Promise<Plan> {
  const plan = foundOrProblem((await readPlans(database, id))[0]);
  const [subcatchments, nitrogen, effects, sums, beside, municipalities, tripartites, source] =
    await Promise.all([
      readSubcatchments(database, id),
      nitrogenBySubcatchment(database, id),
      effectsBySubcatchment(database, id),
      sumsByPlan(database, id),
      unpublishedNeighbours(database, id),
      unitsOfPlan(database, id, "municipality"),
      unitsOfPlan(database, id, "tripartite"),
      geographySource(database),
    ]);
  const [subMunicipalities, subTripartites] = await Promise.all([
    unitsOfSubcatchments(database, id, "municipality"),
    unitsOfSubcatchments(database, id, "tripartite"),
  ]);
  const balances = balancesOf(plan, subcatchments, nitrogen);
  const publicNeeds = plan.publicNeeds && needsOf(plan, withNeeds(subcatchments, plan.publicNeeds));
  const mayNow = (action: Action) =>
    plan.retiredAt === null && may(person, action, resourceOf(plan));
  return {
    ...listItem(plan, sums[0], planBalance([...balances.values(), restOf(nitrogen)])),
    description: plan.description,
    isTextInvented: plan.isTextInvented && plan.description !== "",
    firstPublishedAt: plan.firstPublishedAt?.toISOString() ?? null,
    nitrogenGoalT: plan.nitrogenGoalT,
    fieldRegulationT: plan.fieldRegulationT,
    otherExtractionT: plan.otherExtractionT,
    extractionPotentialHa: plan.extractionPotentialHa,
    subCatchments: subcatchments.map((sub) => ({
      opId: sub.opId,
      name: sub.name,
      nitrogenCounts: sub.nitrogenCounts,
      areaHa: sub.areaHa,
      needSource: sub.needTons === null ? "shared-by-area" : (sub.needSource ?? "official"),
      publicNeedT: publicNeeds?.get(sub.opId) ?? null,
      balance: balances.get(sub.opId)!,
      planned: plannedOf(effects.find(({ opId }) => opId === sub.opId)),
      municipalities: subMunicipalities.filter(({ of }) => of === sub.opId),
      tripartites: subTripartites.filter(({ of }) => of === sub.opId),
      geoLocationId: sub.geoLocationId,
      version: sub.version,
    })),
    outsideSubCatchments: plannedOf(effects.find(({ opId }) => opId === null)),
    unpublishedNeighbours: beside,
    municipalities,
    tripartites,
    geoLocationId: plan.geoLocationId,
    extent: plan.extent,
    geographySource: source,
    rights: {
      createSketch: mayNow("sketch.create"),
      edit: mayNow("plan.edit"),
      include: mayNow("plan.include"),
      publish: mayNow("plan.publish"),
      unpublish: may(person, "plan.unpublish", resourceOf(plan)),
      saveScenario: mayNow("plan.save-scenario"),
      applyScenario: mayNow("plan.apply-scenario"),
    },
  };
}

/** Need, planned, achieved and remaining of each sub-catchment of one plan. */
export function balancesOf(
  plan: Pick<PlanRow, "otherExtractionT">,
  subcatchments: readonly SubcatchmentRow[],
  nitrogen: readonly StageNitrogen[],
  dropoutShare = EXPECTED_DROPOUT_SHARE,
): Map<string, Balance> {
  const needs = needsOf(plan, subcatchments);
  return new Map(
    subcatchments.map(({ opId }) => {
      const byStage: Record<Stage, number> = emptyStages();
      for (const row of nitrogen) if (row.opId === opId) byStage[row.stage] += row.tons;
      return [opId, balanceOfStages(needs.get(opId) ?? 0, byStage, dropoutShare)];
    }),
  );
}

/** What lies in the plan but in none of its sub-catchments: planned, and covering no need. */
export function restOf(nitrogen: readonly StageNitrogen[]): Balance {
  const byStage = emptyStages();
  for (const row of nitrogen) if (row.opId === null) byStage[row.stage] += row.tons;
  return balanceOfStages(0, byStage);
}

export function needsOf(
  plan: Pick<PlanRow, "otherExtractionT">,
  subcatchments: readonly SubcatchmentRow[],
): Map<string, number> {
  const shared = shareNeed(
    plan.otherExtractionT,
    subcatchments.map((sub) => ({
      id: sub.opId,
      areaHa: sub.areaHa,
      hasNeed: sub.nitrogenCounts,
      givenNeedT: sub.needTons,
    })),
  );
  return new Map(shared.map(({ id, needT }) => [id, needT]));
}

/** The needs of the draft. */
export async function readNeeds(database: Queryable, plan: PlanRow): Promise<{ needT: number }[]> {
  const needs = needsOf(plan, await readSubcatchments(database, plan.id));
  return [...needs.values()].map((needT) => ({ needT }));
}

/** The sub-catchments with the needs of a version: what it says nothing of is official or shared. */
export function withNeeds(
  subcatchments: readonly SubcatchmentRow[],
  needs: Readonly<Record<string, number>>,
): SubcatchmentRow[] {
  return subcatchments.map((sub) => {
    const needTons = needs[sub.opId];
    if (needTons !== undefined) return { ...sub, needTons, needSource: "edited" };
    return sub.needSource === "official" ? sub : { ...sub, needTons: null, needSource: null };
  });
}

function listItem(plan: PlanRow, sums: PlanSums | undefined, balance: Balance): PlanListItem {
  return {
    id: plan.id,
    name: plan.name,
    title: plan.title,
    mainCatchmentNumber: plan.mainCatchmentNumber,
    responsibleVat: plan.responsibleVat,
    responsibleOrganization: plan.responsibleOrganization,
    status: plan.status,
    versionNumber: plan.versionNumber,
    lastPublishedAt: plan.lastPublishedAt?.toISOString() ?? null,
    hasUnpublishedChanges: plan.status === "published" ? plan.hasUnpublishedChanges : true,
    planned: plannedOf(sums),
    balance,
    verdict: needVerdict(
      { goalT: plan.nitrogenGoalT, planNeedT: plan.otherExtractionT },
      { needT: balance.needT, isCovered: balance.isCovered },
    ),
    sketchCount: sums?.sketchCount ?? 0,
    projectCount: sums?.projectCount ?? 0,
    version: plan.version,
    retiredOn: plan.retiredAt && copenhagenDay(plan.retiredAt.toISOString()),
  };
}

export function plannedOf(
  sums:
    | { nitrogenReductionT: number; extractionEffortHa: number; afforestationEffortHa: number }
    | undefined,
) {
  return {
    nitrogenReductionT: sums?.nitrogenReductionT ?? 0,
    extractionEffortHa: sums?.extractionEffortHa ?? 0,
    afforestationEffortHa: sums?.afforestationEffortHa ?? 0,
  };
}
