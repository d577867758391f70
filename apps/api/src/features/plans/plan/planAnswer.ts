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
import { type PlanAssumptions, USUAL_ASSUMPTIONS } from "@mars/domain/plans/probability";
import { shareNeed } from "@mars/domain/plans/shareNeed";
import { may } from "@mars/domain/rights/may";
import type { Action } from "@mars/domain/rights/rightsTable";
import type { PlanResource } from "@mars/domain/rights/resources";
import { copenhagenDay } from "@mars/domain/time/copenhagen";
import type { Queryable } from "../../../platform/database/Database.ts";
import type { Person } from "../../../platform/identity/person.ts";
import { foundOrProblem } from "../../../platform/problems/ProblemError.ts";
import {
  type CountedPart,
  countItems,
  readCounted,
  readLand,
  sumParts,
  unpublishedNeighbours,
} from "./countedQueries.ts";
import { probabilityOf } from "./probabilityOf.ts";
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
  const [plans, subcatchments, counted] = await Promise.all([
    readPlans(database, null),
    readSubcatchments(database, null),
    readCounted(database, null),
  ]);
  const byPlan = Map.groupBy(counted, ({ planId }) => planId);
  return plans.map((plan) => {
    const own = subcatchments.filter(({ planId }) => planId === plan.id);
    const parts = byPlan.get(plan.id) ?? [];
    const balances = [...balancesOf(plan, own, stageParts(parts)).values()];
    return listItem(plan, parts, planBalance([...balances, restOf(stageParts(parts))]));
  });
}

export async function planAnswer(database: Queryable, id: string, person: Person): Promise<Plan> {
  const plan = foundOrProblem((await readPlans(database, id))[0]);
  const [subcatchments, parts, land, beside, municipalities, tripartites, source] =
    await Promise.all([
      readSubcatchments(database, id),
      readCounted(database, id),
      readLand(database, id),
      unpublishedNeighbours(database, id),
      unitsOfPlan(database, id, "municipality"),
      unitsOfPlan(database, id, "tripartite"),
      geographySource(database),
    ]);
  const [subMunicipalities, subTripartites] = await Promise.all([
    unitsOfSubcatchments(database, id, "municipality"),
    unitsOfSubcatchments(database, id, "tripartite"),
  ]);
  const partsOf = (opId: string | null) => parts.filter((part) => part.opId === opId);
  const balances = balancesOf(plan, subcatchments, stageParts(parts));
  const publicNeeds = plan.publicNeeds && needsOf(plan, withNeeds(subcatchments, plan.publicNeeds));
  const sure = probabilityOf(
    [...balances].map(([opId, { needT }]) => ({ id: opId, needT })),
    parts,
    land.get(id) ?? [],
    assumptionsOf(plan),
  );
  const balance = planBalance([...balances.values(), restOf(stageParts(parts))]);
  const mayNow = (action: Action) =>
    plan.retiredAt === null && may(person, action, resourceOf(plan));
  return {
    ...listItem(plan, parts, balance),
    balance: { ...balance, probability: sure.plan },
    assumptions: assumptionsOf(plan),
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
      balance: {
        ...balances.get(sub.opId)!,
        probability: sure.subCatchments.get(sub.opId) ?? 1,
      },
      planned: sumParts(partsOf(sub.opId)),
      gross: sumParts(partsOf(sub.opId), "gross"),
      municipalities: subMunicipalities.filter(({ of }) => of === sub.opId),
      tripartites: subTripartites.filter(({ of }) => of === sub.opId),
      geoLocationId: sub.geoLocationId,
      version: sub.version,
    })),
    outsideSubCatchments: sumParts(partsOf(null)),
    sharedLand: (land.get(id) ?? []).map(({ ids, shares }) => ({
      ids: [...ids],
      shares: [...shares],
    })),
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

/** What the draft counts against its needs: how sure it is, and what sketches are drawn against. */
export async function readDraft(database: Queryable, plan: PlanRow) {
  const [subcatchments, parts, land] = await Promise.all([
    readSubcatchments(database, plan.id),
    readCounted(database, plan.id),
    readLand(database, plan.id),
  ]);
  return {
    needs: [...needsOf(plan, subcatchments)].map(([id, needT]) => ({ id, needT })),
    parts,
    land: land.get(plan.id) ?? [],
    assumptions: assumptionsOf(plan),
  };
}

export function assumptionsOf({ assumptions }: Pick<PlanRow, "assumptions">): PlanAssumptions {
  return { ...USUAL_ASSUMPTIONS, ...assumptions };
}

/** Nitrogen of a stage in a sub-catchment, in tons; null: in none of them. */
export type StagePart = { opId: string | null; stage: Stage; netT: number; grossT: number };

export function stageParts(parts: readonly CountedPart[]): StagePart[] {
  return parts.map(({ opId, stage, net, gross }) => ({
    opId,
    stage,
    netT: net.nitrogenReductionT,
    grossT: gross.nitrogenReductionT,
  }));
}

/** Need, planned, achieved and remaining of each sub-catchment of one plan. */
export function balancesOf(
  plan: Pick<PlanRow, "otherExtractionT">,
  subcatchments: readonly SubcatchmentRow[],
  parts: readonly StagePart[],
): Map<string, Balance> {
  const needs = needsOf(plan, subcatchments);
  return new Map(
    subcatchments.map(({ opId }) => [opId, balanceOf(needs.get(opId) ?? 0, opId, parts)]),
  );
}

/** What lies in the plan but in none of its sub-catchments: planned, and covering no need. */
export function restOf(parts: readonly StagePart[]): Balance {
  return balanceOf(0, null, parts);
}

function balanceOf(needT: number, opId: string | null, parts: readonly StagePart[]): Balance {
  const net = emptyStages();
  const gross = emptyStages();
  for (const part of parts) {
    if (part.opId !== opId) continue;
    net[part.stage] += part.netT;
    gross[part.stage] += part.grossT;
  }
  return balanceOfStages(needT, net, EXPECTED_DROPOUT_SHARE, gross);
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

function listItem(plan: PlanRow, parts: readonly CountedPart[], balance: Balance): PlanListItem {
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
    planned: sumParts(parts),
    gross: sumParts(parts, "gross"),
    balance,
    verdict: needVerdict(
      { goalT: plan.nitrogenGoalT, planNeedT: plan.otherExtractionT },
      { needT: balance.needT, isCovered: balance.isCovered },
    ),
    ...countItems(parts),
    version: plan.version,
    retiredOn: plan.retiredAt && copenhagenDay(plan.retiredAt.toISOString()),
  };
}
