import type { Plan, PlanProject, PlanSketch } from "@mars/contracts/plans/planShapes";
import {
  evaluateScenario,
  type ScenarioOutcome,
  type ScenarioProject,
} from "@mars/domain/plans/evaluateScenario";
import { mayCount } from "@mars/domain/plans/countsInPlan";

export type CountedItem = PlanSketch | PlanProject;

export function isSketch(item: CountedItem): item is PlanSketch {
  return "kind" in item;
}

/** Sketches that give the plan something; one drawn wholly outside it is listed, and counts nothing. */
export function sketchesInPlan(items: readonly CountedItem[]): PlanSketch[] {
  return items.filter(isSketch).filter(({ shareOfPlan }) => shareOfPlan > 0);
}

/** What may count in the plan. Sketches that neighbours have not published are next to it. */
export function countableItems(
  sketches: readonly PlanSketch[],
  projects: readonly PlanProject[],
): CountedItem[] {
  return [...sketches.filter(({ isBeside }) => !isBeside), ...projects];
}

/** Of the listed sketches, those whose counting changes the plan. */
export function ableToCount(sketches: readonly PlanSketch[]): PlanSketch[] {
  return sketches.filter(mayCount);
}

/** Lies here in part, but was made for another plan, which alone decides whether it counts. */
export function otherPlanOf(item: CountedItem, planId: string): string | null {
  return isSketch(item) && item.planId !== planId ? item.planTitle : null;
}

/** What differs from the plan: id → whether it counts. */
export type Choices = Readonly<Record<string, boolean>>;

export function isCounted(item: CountedItem, choices: Choices): boolean {
  return choices[item.id] ?? item.included;
}

/** The plan's balance under a set of choices, computed here so that each toggle answers at once. */
export function outcomeOf(
  plan: Plan,
  items: readonly CountedItem[],
  choices: Choices,
  dropoutShare: number,
  keeps?: "least" | "most",
): ScenarioOutcome {
  const projects = items.map((item): ScenarioProject => ({
    id: item.id,
    stage: item.stage,
    effects: item.effects,
    wholeEffects: item.wholeEffects,
    shares: item.subCatchments.map(({ opId, nitrogenReductionT }) => ({
      subCatchmentId: opId,
      nitrogenReductionT,
    })),
  }));
  const included = new Set(items.filter((item) => isCounted(item, choices)).map(({ id }) => id));
  return evaluateScenario(
    plan.subCatchments.map(({ opId, balance }) => ({ id: opId, needT: balance.needT })),
    projects,
    { included, dropoutShare, land: plan.sharedLand, ...(keeps && { keeps }) },
  );
}
