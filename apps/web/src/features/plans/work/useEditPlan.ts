import { editPlan } from "@mars/contracts/plans";
import type { Plan } from "@mars/contracts/planShapes";
import { useState } from "react";
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

/**
 * Changes the plan as it was when the dialog opened, not as it has meanwhile come in by itself. What
 * others changed elsewhere in it is no conflict; in the same fields, the plan as it now stands comes
 * with the error.
 */
export function useEditPlan(plan: Plan, onDone: () => void) {
  const t = useText(planText);
  const [base, setBase] = useState(plan);
  const request = useRequest(async (body: Edit, signal: AbortSignal) => {
    const send = (version: number) =>
      call(editPlan, { params: { id: plan.id }, body, ifMatch: version, quiet: true, signal });
    const after = await send(base.version).catch((error: unknown) => {
      const current = currentPlan(error);
      if (current && !isTouched(body, base, current)) return send(current.version);
      // The next attempt starts from what stands, so that mine may still be saved knowingly.
      if (current) {
        setBase(current);
        takePlan(current);
      }
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

/** Whether somebody else changed what I am about to change. */
function isTouched({ title, description, needs = [] }: Edit, base: Plan, current: Plan): boolean {
  const needOf = (plan: Plan, opId: string) =>
    plan.subCatchments.find((sub) => sub.opId === opId)?.balance.needT;
  return (
    (title !== undefined && base.title !== current.title) ||
    (description !== undefined && base.description !== current.description) ||
    needs.some(({ opId }) => needOf(base, opId) !== needOf(current, opId))
  );
}

/** The plan that stands, from a refusal of a change based on an older one. */
export function currentPlan(error: unknown): Plan | null {
  if (!(error instanceof HttpProblem) || error.status !== 412) return null;
  const { current } = error.figures;
  return typeof current === "object" && current !== null ? (current as Plan) : null;
}
