import { createHash } from "node:crypto";
import type { PlanProject, PlanSketch } from "@mars/contracts/plans/planShapes";
import { sumEffects } from "@mars/domain/effects/effects";
import type { SharedLand } from "@mars/domain/plans/countedOnce";
import type { ScenarioProject, ScenarioSubCatchment } from "@mars/domain/plans/evaluateScenario";
import {
  type PlanAssumptions,
  type PlanProbability,
  planProbability,
} from "@mars/domain/plans/probability";
import type { CountedPart } from "./countedQueries.ts";

/** Drawn once for the same plan: it is read far more often than it changes. */
const drawn = new Map<string, PlanProbability>();
const MAX_DRAWN = 100;

/** How sure a plan is that its needs are met, by what it counts. */
export function probabilityOf(
  subCatchments: readonly ScenarioSubCatchment[],
  parts: readonly CountedPart[],
  land: readonly SharedLand[],
  assumptions: PlanAssumptions,
): PlanProbability {
  const items = countedItems(parts);
  const { sketchDropout, preliminaryDropout } = assumptions;
  const key = createHash("sha256")
    .update(JSON.stringify([subCatchments, items, land, sketchDropout, preliminaryDropout]))
    .digest("base64url");
  const probability = drawn.get(key) ?? planProbability(subCatchments, items, land, assumptions);
  drawn.delete(key);
  drawn.set(key, probability);
  const [oldest] = drawn.keys();
  if (drawn.size > MAX_DRAWN && oldest !== undefined) drawn.delete(oldest);
  return probability;
}

/** Item by item what a plan counts. */
export function countedItems(parts: readonly CountedPart[]): ScenarioProject[] {
  return [...Map.groupBy(parts, ({ itemId }) => itemId)].map(([id, own]): ScenarioProject => ({
    id,
    stage: own[0]!.stage,
    wholeEffects: own[0]!.wholeEffects,
    effects: sumEffects(own.map(({ gross }) => gross)),
    shares: own.flatMap(({ opId, gross }) =>
      opId === null ? [] : [{ subCatchmentId: opId, nitrogenReductionT: gross.nitrogenReductionT }],
    ),
  }));
}

/** The same of one that may not count yet. */
export function asScenario(item: PlanSketch | PlanProject): ScenarioProject {
  return {
    id: item.id,
    stage: item.stage,
    effects: item.effects,
    wholeEffects: item.wholeEffects,
    shares: item.subCatchments.map(({ opId, nitrogenReductionT }) => ({
      subCatchmentId: opId,
      nitrogenReductionT,
    })),
  };
}
