import { isShownT } from "./coverage.ts";

/** What a plan is checked for before it is published, in the order it is shown. */
export const PLAN_CHECKS = ["missing", "overlaps", "measures", "effects", "text"] as const;
export type PlanCheck = (typeof PLAN_CHECKS)[number];

/**
 * `reason`: the figures would be wrong, so publishing asks why. `open`: can wait, and is said openly
 * in the published plan. `unknown`: not computed yet.
 */
export type CheckState = "done" | "open" | "reason" | "unknown";

export type PlanCheckFacts = {
  /** Tons that each sub-catchment misses after the expected dropout. */
  readonly missing: readonly { readonly id: string; readonly tons: number }[];
  /** Null while it is not known. */
  readonly overlapCount: number | null;
  /** The needs add up to more than the plan's own. */
  readonly isOverGoal: boolean;
  /** Counted sketches of the plan itself. */
  readonly sketches: readonly CheckedSketch[];
  readonly hasText: boolean;
  /** The draft differs from what is public. */
  readonly hasChanges: boolean;
};

export type CheckedSketch = {
  readonly id: string;
  readonly hasMeasure: boolean;
  readonly hasEffects: boolean;
};

export type PlanChecklist = {
  readonly states: Readonly<Record<PlanCheck, CheckState>>;
  /** Largest first. */
  readonly missing: PlanCheckFacts["missing"];
  readonly withoutMeasure: readonly string[];
  readonly withoutEffects: readonly string[];
  /** What to do now: choose measures, publish, or nothing where the public sees it all already. */
  readonly next: "measures" | "publish" | "nothing";
  readonly isOverGoal: boolean;
  /** Whether publishing now asks for a reason. */
  readonly needsReason: boolean;
};

export function planChecklist(facts: PlanCheckFacts): PlanChecklist {
  const missing = facts.missing
    .filter(({ tons }) => isShownT(tons))
    .toSorted((a, b) => b.tons - a.tons);
  const withoutMeasure = facts.sketches.filter((one) => !one.hasMeasure).map(({ id }) => id);
  const withoutEffects = facts.sketches
    .filter((one) => one.hasMeasure && !one.hasEffects)
    .map(({ id }) => id);
  const states: Record<PlanCheck, CheckState> = {
    missing: missing.length > 0 ? "open" : "done",
    // Land is counted once either way: solving an overlap can only improve the figure.
    overlaps: facts.overlapCount === null ? "unknown" : facts.overlapCount > 0 ? "open" : "done",
    measures: withoutMeasure.length > 0 ? "reason" : "done",
    effects: withoutEffects.length > 0 ? "open" : "done",
    text: facts.hasText ? "done" : "open",
  };
  return {
    states,
    missing,
    withoutMeasure,
    withoutEffects,
    next: withoutMeasure.length > 0 ? "measures" : facts.hasChanges ? "publish" : "nothing",
    isOverGoal: facts.isOverGoal,
    needsReason: withoutMeasure.length > 0 || facts.isOverGoal,
  };
}
