import { closeGap } from "@mars/contracts/planScenarios";
import type { Plan } from "@mars/contracts/planShapes";
import { call } from "../../../lib/http/call.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { isSketch, otherPlanOf } from "../work/countedItem.ts";
import type { PlanWork } from "../work/usePlanWork.ts";

export type GapWish = {
  /** Keep what counts and find only what is missing. */
  keeps: boolean;
  smallest: "area" | "count";
  extractionGoalHa: number;
};

/** Asks the solver; going away or pressing stop ends it on the server too. */
export function useGap(plan: Plan, work: PlanWork) {
  return useRequest((wish: GapWish, signal: AbortSignal) => {
    const kept = work.items.filter(
      (item) =>
        wish.keeps && isSketch(item) && otherPlanOf(item, plan.id) === null && work.isCounted(item),
    );
    const projects = work.items.filter((item) => !isSketch(item) && item.id in work.choices);
    return call(closeGap, {
      params: { id: plan.id },
      body: {
        pinned: [...new Set([...kept.map(({ id }) => id), ...work.pinned])],
        projectChoices: Object.fromEntries(projects.map(({ id }) => [id, work.choices[id]!])),
        dropoutShare: work.dropoutShare,
        extractionGoalHa: wish.extractionGoalHa,
        smallest: wish.smallest,
        maxSeconds: 5,
      },
      signal,
      quiet: true,
      timeoutMs: 60_000,
    });
  });
}
