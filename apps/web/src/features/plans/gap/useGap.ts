import type { Answer } from "@mars/contracts/platform/contract";
import { closeGap, listGapAlternatives } from "@mars/contracts/plans/planScenarios";
import type { GapAnswer, Plan } from "@mars/contracts/plans/planShapes";
import type { GapWeights } from "@mars/domain/plans/gapWeights";
import { call } from "../../../lib/http/call.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { isSketch, otherPlanOf } from "../work/countedItem.ts";
import type { PlanWork } from "../work/usePlanWork.ts";

export type GapWish = {
  /** Keep what counts and find only what is missing. */
  keeps: boolean;
  smallest: "area" | "count";
  extractionGoalHa: number;
  weights: GapWeights;
  /** Sketches that the answer may not use. */
  barred: readonly string[];
  /** Sketches that it must hold: the rest of an answer that one owner has left. */
  held: readonly string[];
};

export const USUAL_SECONDS = 5;
export const LONGER_SECONDS = 20;

function questionOf(plan: Plan, work: PlanWork, wish: GapWish) {
  const kept = work.items.filter(
    (item) =>
      wish.keeps && isSketch(item) && otherPlanOf(item, plan.id) === null && work.isCounted(item),
  );
  const pinned = new Set([...kept.map(({ id }) => id), ...work.pinned, ...wish.held]);
  return {
    pinned: [...pinned].filter((id) => !wish.barred.includes(id)),
    barred: [...wish.barred],
    projectChoices: standingChoices(work),
    dropoutShare: work.dropoutShare,
    extractionGoalHa: wish.extractionGoalHa,
    smallest: wish.smallest,
    weights: wish.weights,
  };
}

/** What stands whatever the answer is, as it is tried here. */
export function standingChoices(work: PlanWork): Record<string, boolean> {
  const standing = work.items.filter(
    (item) => !(isSketch(item) && item.kind === "sketch_project") && item.id in work.choices,
  );
  return Object.fromEntries(standing.map(({ id }) => [id, work.choices[id]!]));
}

/** Asks the solver; going away or pressing stop ends it on the server too. */
export function useGap(plan: Plan, work: PlanWork) {
  return useRequest(
    (
      { wish, maxSeconds }: { wish: GapWish; maxSeconds: number },
      signal: AbortSignal,
    ): Promise<GapAnswer> =>
      call(closeGap, {
        params: { id: plan.id },
        body: { ...questionOf(plan, work, wish), maxSeconds },
        signal,
        quiet: true,
        timeoutMs: 60_000,
      }),
  );
}

/** Other sets of nearly the same size as the answer. */
export function useGapAlternatives(plan: Plan, work: PlanWork) {
  return useRequest(
    (
      { wish, answer }: { wish: GapWish; answer: GapAnswer },
      signal: AbortSignal,
    ): Promise<Answer<typeof listGapAlternatives>> =>
      call(listGapAlternatives, {
        params: { id: plan.id },
        body: {
          ...questionOf(plan, work, wish),
          chosen: answer.chosen.map(({ id }) => id),
          maxSeconds: LONGER_SECONDS,
        },
        signal,
        quiet: true,
        timeoutMs: 60_000,
      }),
  );
}

export type GapOthers = ReturnType<typeof useGapAlternatives>;
