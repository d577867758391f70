import type { EffectTotals } from "../effects/effects.ts";
import { isShownT } from "./coverage.ts";

/** What a plan is checked for before it is published, in the order it is shown. */
export const PLAN_CHECKS = ["missing", "overlaps", "measures", "effects", "text"] as const;
export type PlanCheck = (typeof PLAN_CHECKS)[number];

/**
 * `reason`: the figures would be wrong, so publishing asks why. `open`: can wait, and is said openly
 * in the published plan. `unknown`: not worked out yet.
 */
export type CheckState = "done" | "open" | "reason" | "unknown";

export type PlanCheckFacts = {
  /** Tons that each sub-catchment misses after the expected dropout. */
  readonly missing: readonly { readonly id: string; readonly tons: number }[];
  /** Null while it is not known. */
  readonly overlaps: {
    readonly count: number;
    /** Of these, those that whoever looks may clip. */
    readonly clippableCount: number;
    readonly lost: EffectTotals;
  } | null;
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
  readonly doneCount: number;
  /** What to do now: clear up, publish, wait for what is being checked, or nothing where the public
   * sees it all already. */
  readonly next: "overlaps" | "measures" | "checking" | "publish" | "nothing";
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
    overlaps: !facts.overlaps ? "unknown" : countsTwice(facts.overlaps.lost) ? "reason" : "done",
    measures: withoutMeasure.length > 0 ? "reason" : "done",
    effects: withoutEffects.length > 0 ? "open" : "done",
    text: facts.hasText ? "done" : "open",
  };
  return {
    states,
    missing,
    withoutMeasure,
    withoutEffects,
    doneCount: PLAN_CHECKS.filter((check) => states[check] === "done").length,
    next: nextOf(facts, states),
    needsReason: PLAN_CHECKS.some((check) => states[check] === "reason"),
  };
}

function nextOf(
  { hasChanges, overlaps }: PlanCheckFacts,
  states: Readonly<Record<PlanCheck, CheckState>>,
): PlanChecklist["next"] {
  // Two projects with a commitment on the same land are nobody's here to clip.
  if (states.overlaps === "reason" && overlaps && overlaps.clippableCount > 0) return "overlaps";
  if (states.measures === "reason") return "measures";
  if (!hasChanges) return "nothing";
  return states.overlaps === "unknown" ? "checking" : "publish";
}

/** Whether land under several items changes a figure that is shown. */
export function countsTwice(lost: EffectTotals): boolean {
  return (
    isShownT(lost.nitrogenReductionT) ||
    lost.extractionEffortHa >= SHOWN_FROM_HA ||
    lost.afforestationEffortHa >= SHOWN_FROM_HA
  );
}

/** What is less than this is shown as 0,0 ha. */
const SHOWN_FROM_HA = 0.05;
