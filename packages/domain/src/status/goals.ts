import type { EffectTotals } from "../effects/effects.ts";
import { COUNTED_STAGES, type CountedStage } from "../lifecycle/stage.ts";
import { EXPECTED_DROPOUT_SHARE } from "../plans/balance.ts";
import type { Day } from "../time/copenhagen.ts";
import type { UnitTotals } from "./unitTotals.ts";

/** A national goal and the year it is due. */
export type Goal = { readonly amount: number; readonly byYear: number };

/** The last day to reach a goal that is due in a year. */
export function deadlineOf(byYear: number): Day {
  return `${byYear}-12-31`;
}

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

/**
 * What can be held against a goal. established (anlagt): carried out. committed (med tilsagn): all
 * three stages, so established is part of it. committedAfterDropout: without what must be expected
 * to drop out of what has establishment approval.
 */
export const GOAL_FIGURES = ["established", "committed", "committedAfterDropout"] as const;
export type GoalFigure = (typeof GOAL_FIGURES)[number];

/** One of the three figures, from amounts by stage. */
export function goalFigure(
  figure: GoalFigure,
  byStage: Readonly<Record<CountedStage, number>>,
  dropoutShare: number = EXPECTED_DROPOUT_SHARE,
): number {
  if (figure === "established") return byStage.established;
  const committed = COUNTED_STAGES.reduce((sum, stage) => sum + byStage[stage], 0);
  const dropsOut = figure === "committedAfterDropout" ? dropoutShare : 0;
  return committed - dropsOut * byStage.establishment_approval;
}

export type GoalProgress = {
  readonly goal: number;
  /** Established: the result. */
  readonly established: number;
  readonly establishedShare: number | null;
  /** Committed, established included: the promise. */
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
  totals: Pick<UnitTotals, "byStage">,
  effect: keyof EffectTotals,
  goal: number,
  dropoutShare: number = EXPECTED_DROPOUT_SHARE,
): GoalProgress {
  const byStage = {
    established: totals.byStage.established[effect],
    establishment_approval: totals.byStage.establishment_approval[effect],
    preliminary_examination_approval: totals.byStage.preliminary_examination_approval[effect],
  };
  const established = goalFigure("established", byStage);
  const reached = goalFigure("committed", byStage);
  const reachedAfterDropout = goalFigure("committedAfterDropout", byStage, dropoutShare);
  const expectedDropout = byStage.establishment_approval * dropoutShare;
  return {
    goal,
    established,
    establishedShare: shareOfGoal(established, goal),
    reached,
    share: shareOfGoal(reached, goal),
    remaining: Math.max(0, goal - reached),
    expectedDropout,
    reachedAfterDropout,
    shareAfterDropout: shareOfGoal(reachedAfterDropout, goal),
  };
}
