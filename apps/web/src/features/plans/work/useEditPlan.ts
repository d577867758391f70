import { editPlan } from "@mars/contracts/plans/plans";
import type { Plan } from "@mars/contracts/plans/planShapes";
import { useState } from "react";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { changedFields } from "../../../lib/saving/changedFields.ts";
import { newerOf } from "../../../lib/saving/newerOf.ts";
import { staleAnswer } from "../../../lib/saving/saveFailure.ts";
import { useMergedSave } from "../../../lib/saving/useMergedSave.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { changeTimeoutMs, knownPlan, refreshPlan, takePlan } from "../planQueries.ts";
import { planText } from "../text/planText.ts";
import { type PlanFields, planEditOf, planFields } from "./planFields.ts";

const slowRequest = { quiet: true, timeoutMs: changeTimeoutMs } as const;

/**
 * Changes the plan as it was when the dialog opened, not as it has meanwhile come in by itself. What
 * others changed elsewhere in it is no conflict; in the same fields, the plan as it now stands comes
 * back, and the next attempt starts from that in those fields, so that mine may still be saved
 * knowingly. What I have not touched is theirs.
 */
export function useEditPlan(plan: Plan, onDone: () => void, known: Partial<PlanFields> = {}) {
  const t = useText(planText);
  /** In each field what I know to have stood there: as it was opened, also before a sign-in, or as a
   * conflict showed it. */
  const [seen, setSeen] = useState<PlanFields>(() => ({ ...planFields(plan), ...known }));
  const params = { id: plan.id };
  async function undo(fields: PlanFields, ifMatch: number): Promise<void> {
    try {
      const kept = { ...slowRequest, outlivesPage: true };
      const body = planEditOf({ ...fields, allowOverGoal: true });
      takePlan(await call(editPlan, { params, body, ifMatch, ...kept }));
      showToast({ variant: "success", body: t("undone") });
    } catch {
      showToast({ variant: "danger", body: t("undoFailed") });
      await refreshPlan(plan.id);
    }
  }
  const saving = useMergedSave<PlanFields, Plan>({
    fieldsOf: planFields,
    send: (fields, { version }, signal) =>
      call(editPlan, {
        params,
        body: planEditOf(fields),
        ifMatch: version,
        signal,
        ...slowRequest,
      }),
    take: takePlan,
    onSaved(after, { before, fields }) {
      takePlan(after);
      const stood = planFields(before);
      const earlier = Object.fromEntries(Object.keys(fields).map((name) => [name, stood[name]]));
      const action = { label: t("undo"), onAction: () => void undo(earlier, after.version) };
      showToast({ variant: "success", body: t("saved"), ...(after !== before && { action }) });
      onDone();
    },
    onConflict: ({ fields }) =>
      setSeen((before) => ({
        ...before,
        ...Object.fromEntries(fields.map(({ field, theirs }) => [field, theirs])),
      })),
  });
  const current = saving.conflict?.record ?? null;
  return {
    run(fields: PlanFields) {
      const change = changedFields({ ...seen, ...fields }, seen);
      const record = newerOf(current ?? plan, knownPlan(plan.id));
      return saving.run({ change, record, sent: undefined });
    },
    isRunning: saving.isRunning,
    error: saving.error,
    /** The plan that stands, where someone else changed the same. */
    current,
  };
}

/** The plan that stands, from a refusal of a change based on an older one. */
export function currentPlan(error: unknown): Plan | null {
  return (staleAnswer(error)?.current as Plan | undefined) ?? null;
}
