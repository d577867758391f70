import type { EffectTotals } from "../effects/effects.ts";
import { EXPECTED_DROPOUT_SHARE } from "../plans/balance.ts";
import type { UnitTotals } from "./unitTotals.ts";

/** A national goal and the year it is due. */
export type Goal = { readonly amount: number; readonly byYear: number };

export type NationalGoals = {
  readonly nitrogenReductionT: Goal;
  readonly extractionEffortHa: Goal;
  readonly afforestationEffortHa: Goal;
};

/** The goals shown to people; configuration may replace them. */
export const NATIONAL_GOALS: NationalGoals = {
  nitrogenReductionT: { amount: 13_780, byYear: 2027 },
  extractionEffortHa: { amount: 140_000, byYear: 2030 },
  afforestationEffortHa: { amount: 250_000, byYear: 2045 },
};

/** How much of a goal is reached (1 = all of it), or null where there is no goal: 'intet behov'. */
export function shareOfGoal(reached: number, goal: number): number | null {
  return goal > 0 ? reached / goal : null;
}

export type GoalProgress = {
  readonly goal: number;
  readonly reached: number;
  readonly share: number | null;
  readonly remaining: number;
  /** Expected to drop out of what has establishment approval. */
  readonly expectedDropout: number;
  readonly reachedAfterDropout: number;
  readonly shareAfterDropout: number | null;
};

/** How far a unit is towards one goal, with the dropout that must be expected. */
export function goalProgress(
  totals: Pick<UnitTotals, "total" | "byStage">,
  effect: keyof EffectTotals,
  goal: number,
  dropoutShare: number = EXPECTED_DROPOUT_SHARE,
): GoalProgress {
  const reached = totals.total[effect];
  const expectedDropout = totals.byStage.establishment_approval[effect] * dropoutShare;
  const reachedAfterDropout = reached - expectedDropout;
  return {
    goal,
    reached,
    share: shareOfGoal(reached, goal),
    remaining: Math.max(0, goal - reached),
    expectedDropout,
    reachedAfterDropout,
    shareAfterDropout: shareOfGoal(reachedAfterDropout, goal),
  };
}
