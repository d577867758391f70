import type { Plan, PlanSketch } from "@mars/contracts/plans/planShapes";
import { type PlanChecklist, planChecklist } from "@mars/domain/plans/checklist";
import { overGoalT } from "@mars/domain/plans/editNeed";
import { useMemo } from "react";
import { useDoubleCounts, useOverlapFreshness } from "../planQueries.ts";
import type { PlanWork } from "../work/usePlanWork.ts";

export type Checked = PlanChecklist & {
  /** As they were last counted; null before they were. */
  overlaps: { count: number; clippableCount: number } | null;
  /** They could not be counted, or not after a change. */
  overlapsFailed: boolean;
  /** They are being counted: for the first time, or again after a change. */
  isCounting: boolean;
};

/** How the plan itself stands before it is published, whatever is being tried next to it. */
export function usePlanChecklist(
  plan: Plan,
  work: PlanWork,
  sketches: readonly PlanSketch[],
): Checked {
  const { data: found } = useDoubleCounts(plan.id);
  const freshness = useOverlapFreshness(plan.id);
  const balances = work.planOutcome.balances;
  return useMemo(() => {
    const overlaps = found && {
      count: found.pairs.length,
      clippableCount: found.pairs.filter(({ mayClip, keptMayClip }) => mayClip || keptMayClip)
        .length,
    };
    const checklist = planChecklist({
      missing: [...balances].map(([id, balance]) => ({
        id,
        tons: balance.remainingAfterDropoutT,
      })),
      // What was clean before a change is not known to be clean after it.
      overlapCount:
        overlaps && (freshness === "known" || overlaps.clippableCount > 0)
          ? overlaps.clippableCount
          : null,
      isOverGoal:
        overGoalT(
          plan.subCatchments.map(({ balance }) => balance),
          plan.otherExtractionT,
        ) > 0,
      sketches: sketches.filter((one) => isOwnCounted(one, plan.id)).map(checkedSketch),
      hasText: plan.description.trim() !== "",
      hasChanges: plan.status !== "published" || plan.hasUnpublishedChanges,
    });
    return {
      ...checklist,
      overlaps: overlaps ?? null,
      overlapsFailed: freshness === "unread",
      isCounting: freshness === "reading",
    };
  }, [plan, sketches, balances, found, freshness]);
}

/** Untouched forest has no measure and is not asked for one. */
function isOwnCounted({ planId, included, kind }: PlanSketch, id: string): boolean {
  return planId === id && included && kind === "sketch_project";
}

function checkedSketch({ id, mitigationMeasureId, wholeEffects }: PlanSketch) {
  return {
    id,
    hasMeasure: mitigationMeasureId !== null,
    hasEffects: Object.values(wholeEffects).some((amount) => (amount ?? 0) > 0),
  };
}
