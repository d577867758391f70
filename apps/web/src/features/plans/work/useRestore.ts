import { restoreDeleted } from "@mars/contracts/planDeletions";
import { useState } from "react";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { dropKnownSketch, isListed, refreshPlan } from "../planQueries.ts";
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
    // Its effects are worked out anew, for which the embedded engine takes its time.
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
    if (isDone) showToast({ variant: "success", body: t("restored", { name }) });
    await refreshPlan(planId);
    setRunning(null);
    if (isDone) return;
    // Somebody else, or another tab, was first: it is back all the same.
    if (isListed(planId, id))
      showToast({ variant: "success", body: t("restoredAlready", { name }) });
    else showToast({ variant: "danger", body: t("restoreFailed", { name }) });
  }

  return { restore, running };
}
