import { closeGap } from "@mars/contracts/planScenarios";
import type { Plan } from "@mars/contracts/planShapes";
import { call } from "../../../lib/http/call.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { isSketch } from "../work/countedItem.ts";
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
    const kept = wish.keeps
      ? work.items.filter((item) => isSketch(item) && work.isCounted(item)).map(({ id }) => id)
      : [];
    return call(closeGap, {
      params: { id: plan.id },
      body: {
        pinned: [...new Set([...kept, ...work.pinned])],
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
