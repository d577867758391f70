import type { Plan } from "@mars/contracts/plans/planShapes";
import { countedOnceWords } from "@mars/wording/plans/countedOnceWords";
import { useEffect, useId, useState } from "react";
import { flushSync } from "react-dom";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { howSureWords } from "@mars/wording/plans/howSureWords";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { Skeleton, SkeletonLine } from "../../../ui/feedback/Skeleton.tsx";
import { ErrorState } from "../../../ui/feedback/StateBlock.tsx";
import { showToActor } from "../../../ui/feedback/showToActor.ts";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { EditPlanDialog } from "../balance/EditPlanDialog.tsx";
import type { Checked } from "../checklist/usePlanChecklist.ts";
import { publicationText } from "../text/publicationText.ts";
import { PublicationPreview } from "./PublicationPreview.tsx";
import { nextVersionNumber } from "./nextVersionNumber.ts";
import { usePreviewFreshness, usePublicationPreview } from "./publicationQueries.ts";
import { usePublicationRequest } from "./usePublicationRequest.ts";

type Props = {
  plan: Plan;
  lastNumber: number;
  checked: Pick<Checked, "needsReason" | "isOverGoal" | "withoutMeasure">;
  onClose: () => void;
};

/** Publishing with open eyes: what was missing and will be, what the public sees come and go, and
 * the text it reads. */
export function PublishDialog({ plan, lastNumber, checked, onClose }: Props) {
  const t = useText(publicationText);
  const f = useFormat();
  const locale = useLocale();
  const preview = usePublicationPreview(plan.id);
  // What is not on the page yet cannot have been seen, nor the reason asked for that it calls for.
  const freshness = usePreviewFreshness(plan.id);
  const isUnread = freshness === "unread";
  const isComparing = freshness === "reading";
  const [reason, setReason] = useState("");
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const reasonId = useId();
  const textId = useId();
  const shownStamp = freshness === "known" ? preview.data?.stamp : undefined;
  const request = usePublicationRequest(plan, "publish", onClose, shownStamp);
  // The server has the last word: what it finds may be newer than the checklist.
  const isAsked = request.error instanceof HttpProblem && request.error.code === REASON_NEEDED;
  const [wasAsked, setWasAsked] = useState(false);
  if (isAsked && !wasAsked) setWasAsked(true);
  // The field comes in answer to the press: who can not see it is led to it.
  useEffect(() => {
    if (wasAsked) document.getElementById(reasonId)?.focus();
  }, [wasAsked, reasonId]);
  const asksReason = checked.needsReason || wasAsked;
  const number = nextVersionNumber(lastNumber);

  function publish(): void {
    const isMissing = asksReason && reason.trim() === "";
    // Shown before it is led to: the field is then read with its error, and once.
    flushSync(() => setReasonMissing(isMissing));
    if (isMissing) document.getElementById(reasonId)?.focus();
    else void request.run(asksReason ? reason.trim() : null);
  }

  return (
    <Dialog
      title={t("ask.publish", { number })}
      width="large"
      onClose={onClose}
      actions={
        <>
          {/* Beside the button that was pressed: the dialog is taller than the screen. */}
          {request.isStale ? (
            <Alert variant="warning" title={t("stale")} isUrgent ref={showToActor} />
          ) : (
            request.error && !isAsked && <ProblemAlert error={request.error} />
          )}
          <Button
            isBusy={request.isRunning || isComparing}
            disabled={isUnread && !request.isRunning}
            onClick={publish}
          >
            {request.isRunning
              ? t("publishing")
              : isComparing
                ? t("comparing")
                : asksReason
                  ? t("publishAnyway")
                  : t("publish", { number })}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t("no")}
          </Button>
          <p className="plan-publish-note">
            {plan.status === "published"
              ? t("canUndo", { number: plan.versionNumber })
              : t("canUndoToDraft")}
          </p>
        </>
      }
    >
      <p className="plan-quiet">
        {plan.status === "published" && plan.lastPublishedAt
          ? t("replaces", {
              title: plan.title,
              number: plan.versionNumber,
              date: f.date(plan.lastPublishedAt),
            })
          : t("firstTime", { title: plan.title })}
      </p>
      {preview.isPending && freshness === "reading" && (
        <Skeleton label={t("previewLoading")}>
          <SkeletonLine width="40%" height="4rem" />
          <SkeletonLine />
          <SkeletonLine />
          <SkeletonLine />
        </Skeleton>
      )}
      {isUnread && (
        <ErrorState title={t("previewFailed")} onRetry={() => void preview.refetch()}>
          {t("previewNeeded")}
        </ErrorState>
      )}
      {preview.data && !isUnread && (
        <PublicationPreview plan={plan} preview={preview.data} next={number} />
      )}
      <p className="plan-quiet">{countedOnceWords(plan.balance, locale)}</p>
      {asksReason && (
        <ReasonField
          id={reasonId}
          checked={checked}
          value={reason}
          isMissing={isReasonMissing}
          onChange={setReason}
        />
      )}
      <section className="plan-public-text" aria-labelledby={textId}>
        <div className="plan-section-head">
          <h3 id={textId}>{t("citizensRead")}</h3>
          {plan.rights.edit && (
            <Button variant="text" size="small" onClick={() => setEditing(true)}>
              {t("editText")}
            </Button>
          )}
        </div>
        <blockquote>
          <p>
            <b>{plan.title}.</b> {plan.description || t("noText")}
          </p>
          {plan.assumptions.isPublic && plan.balance.probability !== undefined && (
            <p>{howSureWords(plan.balance.probability, plan.assumptions, locale)}</p>
          )}
        </blockquote>
      </section>
      {isEditing && (
        <EditPlanDialog
          plan={plan}
          onClose={() => {
            request.carryOwnChange();
            setEditing(false);
          }}
        />
      )}
    </Dialog>
  );
}

const REASON_NEEDED = "plan.reason-needed";

type ReasonFieldProps = {
  id: string;
  checked: Pick<Checked, "isOverGoal" | "withoutMeasure">;
  value: string;
  isMissing: boolean;
  onChange: (value: string) => void;
};

/** Why the plan is published although its figures are not all as they should be; public. */
function ReasonField({ id, checked, value, isMissing, onChange }: ReasonFieldProps) {
  const t = useText(publicationText);
  const { isOverGoal, withoutMeasure } = checked;
  const faults = [
    withoutMeasure.length > 0 ? t("reason.measures", { count: withoutMeasure.length }) : null,
    isOverGoal ? t("reason.overGoal") : null,
  ].filter((fault) => fault !== null);
  return (
    <TextArea
      id={id}
      label={t("reason")}
      hint={
        <>
          {faults.join(" ")} {t("reason.hint")}
        </>
      }
      error={isMissing ? t("reason.missing") : null}
      rows={2}
      value={value}
      onChange={onChange}
    />
  );
}
