import { restoreDeleted } from "@mars/contracts/plans/planDeletions";
import { useState } from "react";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { dropKnownSketch, isListedNow, readDeletable, refreshPlan } from "../planQueries.ts";
import { planText } from "../text/planText.ts";
import { showToastIfSlow } from "./showToastIfSlow.ts";

export type Deleted = {
  id: string;
  name: string;
  /** The plan it was made for, which need not be the one on the page. */
  homePlanId: string;
};

/** Has a deleted sketch or scenario back, and tells how it went. */
export function useRestore(planId: string) {
  const t = useText(planText);
  const [running, setRunning] = useState<string | null>(null);

  async function restore({ id, name, homePlanId }: Deleted): Promise<void> {
    setRunning(id);
    const params = { id: homePlanId, itemId: id };
    // Its effects are recomputed, for which the embedded engine takes its time.
    const slowRequest = { quiet: true, timeoutMs: 30_000, outlivesPage: true } as const;
    const words = { title: t("wait"), body: t("restoring", { name }) };
    const isDone = await showToastIfSlow(
      call(restoreDeleted, { params, ...slowRequest }),
      words,
    ).then(
      () => true,
      () => false,
    );
    dropKnownSketch(planId, id);
    // Someone else, or another tab, may have been first: it is back all the same.
    const isBack = isDone || (await isListedNow(planId, id));
    // It is told when it can be seen; what else hangs on it may take its time.
    if (isBack) await readDeletable(planId);
    if (isDone) showToast({ variant: "success", body: t("restored", { name }) });
    else if (isBack) showToast({ variant: "success", body: t("restoredAlready", { name }) });
    else showToast({ variant: "danger", body: t("restoreFailed", { name }) });
    await refreshPlan(planId);
    setRunning(null);
  }

  return { restore, running };
}
