import { type Effects, type EffectTotals, scaleEffects, sumEffects } from "../effects/effects.ts";
import type { Stage } from "../lifecycle/stage.ts";
import {
  type Balance,
  balanceOfStages,
  emptyStages,
  EXPECTED_DROPOUT_SHARE,
  planBalance,
} from "./balance.ts";
import { lostShares, type SharedLand } from "./countedOnce.ts";

/** A project or sketch of a plan, its nitrogen already shared between sub-catchments. */
export type ScenarioProject = {
  readonly id: string;
  readonly stage: Stage;
  /** Of the part in the plan, and of the whole. */
  readonly effects: Effects;
  readonly wholeEffects: Effects;
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
  /** Land that several of them lie on; it is counted once. */
  readonly land?: readonly SharedLand[];
  /** Who keeps it until someone decides; see `lostShares`. */
  readonly keeps?: "least" | "most";
};

export type ScenarioOutcome = {
  readonly balances: ReadonlyMap<string, Balance>;
  /** In the plan, but in none of its sub-catchments: planned, and covering no need. */
  readonly outsideT: number;
  readonly plan: Balance;
  readonly effects: EffectTotals;
  /** With land counted as often as it is drawn. */
  readonly grossEffects: EffectTotals;
  readonly includedCount: number;
};

/** What a plan comes to under a scenario. Walks every project once, so it can run on each toggle. */
export function evaluateScenario(
  subCatchments: readonly ScenarioSubCatchment[],
  projects: readonly ScenarioProject[],
  { included, dropoutShare = EXPECTED_DROPOUT_SHARE, land = [], keeps }: Scenario,
): ScenarioOutcome {
  const net = new Map(subCatchments.map(({ id }) => [id, emptyStages()]));
  const gross = new Map(subCatchments.map(({ id }) => [id, emptyStages()]));
  const outside = emptyStages();
  const grossOutside = emptyStages();
  const counted = projects.filter(({ id }) => included.has(id));
  const lost = lostShares(counted, land, keeps);
  const keptOf = (id: string) => 1 - (lost.get(id) ?? 0);
  for (const { id, stage, shares, effects } of counted) {
    let isInside = false;
    for (const { subCatchmentId, nitrogenReductionT } of shares) {
      const byStage = net.get(subCatchmentId);
      // The part in another plan's sub-catchment belongs to that plan.
      if (!byStage) continue;
      byStage[stage] += keptOf(id) * (nitrogenReductionT ?? 0);
      gross.get(subCatchmentId)![stage] += nitrogenReductionT ?? 0;
      isInside = true;
    }
    if (isInside) continue;
    outside[stage] += keptOf(id) * (effects.nitrogenReductionT ?? 0);
    grossOutside[stage] += effects.nitrogenReductionT ?? 0;
  }
  const rest = balanceOfStages(0, outside, dropoutShare, grossOutside);
  const balances = new Map(
    subCatchments.map(({ id, needT }) => [
      id,
      balanceOfStages(needT, net.get(id)!, dropoutShare, gross.get(id)),
    ]),
  );
  return {
    balances,
    outsideT: rest.plannedT,
    plan: planBalance([...balances.values(), rest]),
    effects: sumEffects(counted.map(({ id, effects }) => scaleEffects(effects, keptOf(id)))),
    grossEffects: sumEffects(counted.map(({ effects }) => effects)),
    includedCount: counted.length,
  };
}
