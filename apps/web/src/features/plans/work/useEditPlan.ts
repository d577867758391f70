import { editPlan } from "@mars/contracts/plans";
import type { Plan } from "@mars/contracts/planShapes";
import { call } from "../../../lib/http/call.ts";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { takePlan } from "../planQueries.ts";
import { planText } from "../text/planText.ts";

type Edit = {
  title?: string;
  description?: string;
  needs?: { opId: string; needT: number | null }[];
};

/** Changes the plan as it was read; on a conflict the plan as it now stands comes with the error. */
export function useEditPlan(plan: Plan, onDone: () => void) {
  const t = useText(planText);
  const request = useRequest(async (body: Edit, signal: AbortSignal) => {
    const after = await call(editPlan, {
      params: { id: plan.id },
      body,
      ifMatch: plan.version,
      quiet: true,
      signal,
    }).catch((error: unknown) => {
      // The next attempt starts from what stands, so that mine may still be saved knowingly.
      const current = currentPlan(error);
      if (current) takePlan(current);
      throw error;
    });
    takePlan(after);
    showToast({ variant: "success", body: t("saved") });
    onDone();
    return after;
  });
  return {
    run: request.run,
    isRunning: request.status === "RUNNING",
    error: request.error,
    current: currentPlan(request.error),
  };
}

/** The plan that stands, from a refusal of a change based on an older one. */
export function currentPlan(error: unknown): Plan | null {
  if (!(error instanceof HttpProblem) || error.status !== 412) return null;
  const { current } = error.figures;
  return typeof current === "object" && current !== null ? (current as Plan) : null;
}
