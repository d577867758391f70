import { publishPlan, undoPublishing, unpublishPlan } from "@mars/contracts/plans/planVersions";
import type { Plan } from "@mars/contracts/plans/planShapes";
import { useState } from "react";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { clearReads } from "../../../lib/serverData/publicReads.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { knownPlan, refreshPlan, takePlan } from "../planQueries.ts";
import { publicationText } from "../text/publicationText.ts";
import { showToastIfSlow } from "../work/showToastIfSlow.ts";
import { currentPlan } from "../work/useEditPlan.ts";

export type PublicationAct = "publish" | "unpublish" | "undo";
const contracts = { publish: publishPlan, unpublish: unpublishPlan, undo: undoPublishing } as const;

/**
 * Publishing, withdrawing or undoing holds for the plan as it was seen; the toast can undo it.
 * `shownStamp`: of the preview that is on the page.
 */
export function usePublicationRequest(
  plan: Plan,
  act: PublicationAct,
  onDone: () => void,
  shownStamp?: string,
) {
  const t = useText(publicationText);
  // As it stood when the question was put; what comes in meanwhile must be seen first.
  const [seen, setSeen] = useState(plan.version);
  const [seenStamp, setSeenStamp] = useState(shownStamp);
  // Once for each question: after a refusal it is put again, for the preview that is read then.
  if (seenStamp === undefined && shownStamp !== undefined) setSeenStamp(shownStamp);
  async function undo(published: Plan): Promise<void> {
    try {
      const undone = call(undoPublishing, {
        params: { id: published.id },
        body: { confirmed: true },
        ifMatch: published.version,
        timeoutMs: 60_000,
        outlivesPage: true,
      });
      takePlan(await showToastIfSlow(undone, { title: t("wait"), body: t("undoing") }));
      clearReads();
      showToast({
        variant: "success",
        body: t("done.undo", { number: published.versionNumber }),
      });
    } catch {
      // The call has told why; the plan is shown as it stands.
      await refreshPlan(published.id);
    }
  }

  const request = useRequest(async (reason: string | null, signal: AbortSignal) => {
    const stamp = act === "publish" ? seenStamp : undefined;
    const after = await call(contracts[act], {
      params: { id: plan.id },
      body: {
        confirmed: true,
        ...(reason !== null && { reason }),
        ...(stamp !== undefined && { stamp }),
      },
      ifMatch: seen,
      timeoutMs: 60_000,
      quiet: true,
      signal,
    }).catch((error: unknown) => {
      const current = currentPlan(error);
      if (current) {
        setSeen(current.version);
        // What is on the page is old from here on.
        takePlan(current);
        setSeenStamp(undefined);
      }
      throw error;
    });
    takePlan(after);
    clearReads();
    const number = act === "publish" ? after.versionNumber : plan.versionNumber;
    showToast({
      variant: "success",
      body: t(`done.${act}`, { number }),
      ...(act === "publish" && {
        action: { label: t("toastUndo"), onAction: () => void undo(after) },
      }),
    });
    onDone();
    return after;
  });

  return {
    run: request.run,
    isRunning: request.status === "RUNNING",
    error: request.error,
    isStale: currentPlan(request.error) !== null,
    /** One's own change from within the dialog is nothing that must be seen first. */
    carryOwnChange: () => {
      if (knownPlan(plan.id)?.version === seen + 1) setSeen(seen + 1);
    },
  };
}
