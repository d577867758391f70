import { type Effects, type EffectTotals, sumEffects } from "../effects/effects.ts";
import type { Stage } from "../lifecycle/stage.ts";
import {
  type Balance,
  balanceOfStages,
  emptyStages,
  EXPECTED_DROPOUT_SHARE,
  planBalance,
} from "./balance.ts";

/** A project or sketch of a plan, its nitrogen already shared between sub-catchments. */
export type ScenarioProject = {
  readonly id: string;
  readonly stage: Stage;
  readonly effects: Effects;
  readonly shares: readonly {
    readonly subCatchmentId: string;
    readonly nitrogenReductionT: number | null;
  }[];
};

export type ScenarioSubCatchment = { readonly id: string; readonly needT: number };

/** Which projects count, and how much of the approved is expected to drop out. */
export type Scenario = {
  readonly included: ReadonlySet<string>;
  /** EXPECTED_DROPOUT_SHARE unless told. */
  readonly dropoutShare?: number;
};

export type ScenarioOutcome = {
  readonly balances: ReadonlyMap<string, Balance>;
  /** In the plan, but in none of its sub-catchments: planned, and covering no need. */
  readonly outsideT: number;
  readonly plan: Balance;
  readonly effects: EffectTotals;
  readonly includedCount: number;
};

/** What a plan comes to under a scenario. Walks every project once, so it can run on each toggle. */
export function evaluateScenario(
  subCatchments: readonly ScenarioSubCatchment[],
  projects: readonly ScenarioProject[],
  { included, dropoutShare = EXPECTED_DROPOUT_SHARE }: Scenario,
): ScenarioOutcome {
  const stages = new Map(subCatchments.map(({ id }) => [id, emptyStages()]));
  const outside = emptyStages();
  const counted = projects.filter(({ id }) => included.has(id));
  for (const { stage, shares, effects } of counted) {
    let isInside = false;
    for (const { subCatchmentId, nitrogenReductionT } of shares) {
      const byStage = stages.get(subCatchmentId);
      // The part in another plan's sub-catchment belongs to that plan.
      if (byStage) byStage[stage] += nitrogenReductionT ?? 0;
      isInside ||= byStage !== undefined;
    }
    if (!isInside) outside[stage] += effects.nitrogenReductionT ?? 0;
  }
  const rest = balanceOfStages(0, outside, dropoutShare);
  const balances = new Map(
    subCatchments.map(({ id, needT }) => [
      id,
      balanceOfStages(needT, stages.get(id)!, dropoutShare),
    ]),
  );
  return {
    balances,
    outsideT: rest.plannedT,
    plan: planBalance([...balances.values(), rest]),
    effects: sumEffects(counted.map(({ effects }) => effects)),
    includedCount: counted.length,
  };
}
