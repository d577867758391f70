import { editPlan } from "@mars/contracts/plans";
import type { Plan } from "@mars/contracts/planShapes";
import { useState } from "react";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { mergeFields } from "../../../lib/saving/mergeFields.ts";
import { staleAnswer } from "../../../lib/saving/saveFailure.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { changeTimeoutMs, refreshPlan, takePlan } from "../planQueries.ts";
import { planText } from "../text/planText.ts";

const slowRequest = { quiet: true, timeoutMs: changeTimeoutMs } as const;

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
  async function undo(body: Edit, version: number): Promise<void> {
    try {
      const params = { id: plan.id };
      const kept = { ...slowRequest, outlivesPage: true };
      takePlan(await call(editPlan, { params, body, ifMatch: version, ...kept }));
      showToast({ variant: "success", body: t("undone") });
    } catch {
      showToast({ variant: "danger", body: t("undoFailed") });
      await refreshPlan(plan.id);
    }
  }
  const request = useRequest(async (body: Edit, signal: AbortSignal) => {
    const send = (version: number) =>
      call(editPlan, { params: { id: plan.id }, body, ifMatch: version, signal, ...slowRequest });
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
    showToast({
      variant: "success",
      body: t("saved"),
      action: { label: t("undo"), onAction: () => void undo(earlier(body, base), after.version) },
    });
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

/** The change that takes this one back: a need of their own, or none where there was none. */
function earlier(body: Edit, { title, description, subCatchments }: Plan): Edit {
  return {
    ...(body.title !== undefined && { title }),
    ...(body.description !== undefined && { description }),
    ...(body.needs && {
      needs: body.needs.map(({ opId }) => {
        const before = subCatchments.find((one) => one.opId === opId);
        return { opId, needT: before?.needSource === "edited" ? before.balance.needT : null };
      }),
    }),
  };
}

/** Whether somebody else changed what I am about to change, to something else. */
function isTouched({ title, description, needs = [] }: Edit, base: Plan, current: Plan): boolean {
  const mine = {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...Object.fromEntries(needs.map(({ opId, needT }) => [opId, needT])),
  };
  const theirs = writtenFields(current);
  return (
    mergeFields<Record<string, unknown>>({
      mine,
      base: writtenFields(base),
      theirs,
      theirStamps: theirs,
    }).conflicts.length > 0
  );
}

/** What people write in a plan: its texts, and the need of each sub-catchment by number. */
function writtenFields({ title, description, subCatchments }: Plan): Record<string, unknown> {
  const needs = subCatchments.map(({ opId, balance }) => [opId, balance.needT] as const);
  return { title, description, ...Object.fromEntries(needs) };
}

/** The plan that stands, from a refusal of a change based on an older one. */
export function currentPlan(error: unknown): Plan | null {
  return (staleAnswer(error)?.current as Plan | undefined) ?? null;
}
