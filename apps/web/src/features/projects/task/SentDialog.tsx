import { confirmFormSent } from "@mars/contracts/projects/projectMoves";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { checkSentDay, openRequest } from "@mars/domain/lifecycle/openRequest";
import { copenhagenDay } from "@mars/domain/time/copenhagen";
import { formatDate } from "@mars/wording/format/dates";
import { useState } from "react";
import { useSubmitForm } from "../../../lib/forms/useSubmitForm.ts";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useDraft } from "../../../lib/session/ownWork/formDraft.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { DateField } from "../../../ui/fields/DateField.tsx";
import { FormDialog } from "../../../ui/overlays/FormDialog.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { cacheProject } from "../projectQueries.ts";
import { StaleNotice } from "../saving/StaleNotice.tsx";
import { useProjectAction } from "../saving/useProjectAction.ts";
import { maxLengthOf } from "../textFault.ts";
import { useTextFault } from "../useTextFault.ts";
import { taskPageText } from "./text.ts";

type Props = { project: Project; isTakenBack: boolean; onClose: () => void };
type Word = { sentOn: string | null; receiptNumber: string };

/** The applicant's word that the form was sent, with the day and the receipt; or that it was not. */
export function SentDialog({ project, isTakenBack, onClose }: Props) {
  const t = useText(taskPageText);
  const fault = useTextFault();
  const [today] = useState(() => copenhagenDay(new Date().toISOString()));
  const draft = useDraft(`project-${project.id}-sent`, { sentOn: today, receiptNumber: "" });
  const { isTried, submit } = useSubmitForm();
  const request = openRequest(project.status, project.applications);
  const action = useProjectAction(project, (word: Word, how) =>
    call(confirmFormSent, {
      params: { id: project.id, applicationId: request?.id ?? "" },
      body: { sentOn: word.sentOn, receiptNumber: word.receiptNumber.trim() || null },
      ...how,
    }),
  );
  if (request === null) return null;
  const { sentOn, receiptNumber } = draft.value;
  const dayFault = faultOf(sentOn);
  const receiptFault = fault("receiptNumber", receiptNumber);
  const hasFault = !isTakenBack && (dayFault !== null || receiptFault !== null);
  const save = async () => {
    const saved = await action.run(isTakenBack ? { sentOn: null, receiptNumber: "" } : draft.value);
    if (!saved) return;
    draft.drop();
    cacheProject(saved);
    showToast({ variant: "success", body: t(isTakenBack ? "sent.undone" : "sent.done") });
    onClose();
  };
  return (
    <FormDialog
      title={t(isTakenBack ? "sent.take" : "sent.title")}
      submit={t(isTakenBack ? "sent.take" : "sent.save")}
      isBusy={action.isRunning}
      onSubmit={() => void submit({ hasFault, send: save })}
      onClose={onClose}
    >
      {action.error && <ProblemAlert error={action.error} />}
      {action.stale && <StaleNotice stale={action.stale} />}
      {isTakenBack ? (
        <p>{t("form.unsent")}.</p>
      ) : (
        <>
          <p>{t("sent.text")}</p>
          <DateField
            label={t("sent.day")}
            min={copenhagenDay(request.at)}
            max={today}
            value={sentOn}
            error={isTried ? dayFault : null}
            onChange={(next) => draft.change({ sentOn: next, receiptNumber })}
          />
          <TextField
            label={t("sent.receipt")}
            hint={t("sent.receiptHint")}
            isOptional
            maxLength={maxLengthOf("receiptNumber")}
            value={receiptNumber}
            error={receiptFault}
            onChange={(next) => draft.change({ sentOn, receiptNumber: next })}
          />
        </>
      )}
    </FormDialog>
  );

  function faultOf(day: string): string | null {
    if (day === "") return t("sent.noDay");
    const checked = checkSentDay(day, request!.at, today);
    if (checked.ok) return null;
    return checked.refusal.code === "application.sent-in-future"
      ? t("sent.future")
      : t("sent.early", { from: formatDate(request!.at) });
  }
}
