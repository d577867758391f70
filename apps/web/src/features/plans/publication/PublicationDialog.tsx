import { publishPlan, undoPublishing, unpublishPlan } from "@mars/contracts/planVersions";
import type { Plan } from "@mars/contracts/planShapes";
import { useId, useState } from "react";
import { call } from "../../../lib/http/call.ts";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { clearReads } from "../../../lib/serverData/publicReads.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { Alert } from "../../../ui/Alert.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { ProblemAlert } from "../../../ui/ProblemAlert.tsx";
import { CountedTwice } from "../balance/CountedTwice.tsx";
import { takePlan } from "../planQueries.ts";
import { publicationText } from "../text/publicationText.ts";
import { currentPlan } from "../work/useEditPlan.ts";
import type { Checked } from "../checklist/usePlanChecklist.ts";
import { nextVersionNumber } from "./nextVersionNumber.ts";
import { ReasonField } from "./ReasonField.tsx";

export type PublicationAct = "publish" | "unpublish" | "undo";
const contracts = { publish: publishPlan, unpublish: unpublishPlan, undo: undoPublishing } as const;
const yes = { publish: "yesPublish", unpublish: "yesUnpublish", undo: "yesUndo" } as const;

type Props = {
  plan: Plan;
  act: PublicationAct;
  lastNumber: number;
  checked: Pick<Checked, "needsReason" | "overlaps" | "withoutMeasure">;
  onClose: () => void;
};

/** Publishing, withdrawing and undoing each ask first; they hold for the plan as it was seen. */
export function PublicationDialog({ plan, act, lastNumber, checked, onClose }: Props) {
  const t = useText(publicationText);
  const number = act === "publish" ? nextVersionNumber(lastNumber) : plan.versionNumber;
  // As it stood when the question was put; what comes in meanwhile must be seen first.
  const [seen, setSeen] = useState(plan.version);
  const [reason, setReason] = useState("");
  const [isReasonMissing, setReasonMissing] = useState(false);
  const reasonId = useId();
  // The server has the last word: what it finds may be newer than the checklist.
  const [isAsked, setAsked] = useState(false);
  const asksReason = act === "publish" && (checked.needsReason || isAsked);
  const request = useRequest(async (_: void, signal: AbortSignal) => {
    const after = await call(contracts[act], {
      params: { id: plan.id },
      body: { confirmed: true, ...(asksReason && { reason: reason.trim() }) },
      ifMatch: seen,
      timeoutMs: 60_000,
      quiet: true,
      signal,
    }).catch((error: unknown) => {
      const current = currentPlan(error);
      if (current) {
        setSeen(current.version);
        takePlan(current);
      }
      if (error instanceof HttpProblem && error.code === "plan.reason-needed") setAsked(true);
      throw error;
    });
    takePlan(after);
    clearReads();
    showToast({ variant: "success", body: t(`done.${act}`, { number: after.versionNumber }) });
    onClose();
    return after;
  });
  function confirm(): void {
    const isMissing = asksReason && reason.trim() === "";
    setReasonMissing(isMissing);
    if (isMissing) document.getElementById(reasonId)?.focus();
    else void request.run();
  }
  const isStale = currentPlan(request.error) !== null;
  return (
    <Dialog
      title={t(`ask.${act}`, { number })}
      role="alertdialog"
      onClose={onClose}
      actions={
        <>
          <Button
            variant={act === "publish" ? "primary" : "danger"}
            isBusy={request.status === "RUNNING"}
            onClick={confirm}
          >
            {t(asksReason ? "publishAnyway" : yes[act])}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t("no")}
          </Button>
        </>
      }
    >
      {isStale ? (
        <Alert variant="warning" title={t("stale")} isUrgent />
      ) : (
        request.error && <ProblemAlert error={request.error} />
      )}
      <p>{t(`ask.${act}Text`)}</p>
      {act === "publish" && <CountedTwice plan={plan} />}
      {asksReason && (
        <ReasonField
          id={reasonId}
          checked={checked}
          value={reason}
          isMissing={isReasonMissing}
          onChange={setReason}
        />
      )}
    </Dialog>
  );
}
