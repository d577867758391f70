import { completeExamination, setCaseId } from "@mars/contracts/projects/projectMoves";
import { editProject } from "@mars/contracts/projects/projects";
import type { Project } from "@mars/contracts/projects/projectShapes";
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
import { type How, useProjectAction } from "../saving/useProjectAction.ts";
import { projectText } from "../text/projectText.ts";
import { maxLengthOf } from "../textFault.ts";
import { useTextFault } from "../useTextFault.ts";
import { useDecisionDay } from "./useDecisionDay.ts";

export type SingleField = "caseId" | "rename" | "complete";
type Props = { project: Project; field: SingleField; onClose: () => void };

/** A caseworker's change of one thing: the case id, a name that tells too much, the day of completion. */
export function FieldDialog({ project, field, onClose }: Props) {
  const t = useText(projectText);
  const decision = useDecisionDay(project);
  const textFault = useTextFault();
  const { today } = decision;
  const first = { caseId: project.caseId ?? "", rename: project.name, complete: today }[field];
  const draft = useDraft(`project-${project.id}-${field}`, first);
  const { isTried, submit } = useSubmitForm();
  const action = useProjectAction(project, (value: string, how) =>
    send(field, project.id, value, how),
  );
  const fault = faultOf(draft.value);
  const save = async () => {
    const saved = await action.run(draft.value);
    if (!saved) return;
    draft.drop();
    cacheProject(saved);
    showToast({ variant: "success", body: t("saved") });
    onClose();
  };
  return (
    <FormDialog
      title={t(`${field}.title`)}
      submit={t("save")}
      isBusy={action.isRunning}
      onSubmit={() => void submit({ hasFault: fault !== null, send: save })}
      onClose={onClose}
    >
      <p>{t(`${field}.text`)}</p>
      {action.error && <ProblemAlert error={action.error} />}
      {action.stale && <StaleNotice stale={action.stale} />}
      {field === "complete" ? (
        <DateField
          label={t("complete.label")}
          min={decision.first}
          max={today}
          value={draft.value}
          error={isTried ? fault : null}
          onChange={(value) => draft.change(value)}
        />
      ) : (
        <TextField
          label={t(`${field}.label`)}
          maxLength={maxLengthOf(field === "caseId" ? "caseId" : "name")}
          hasCounter={field === "rename"}
          required
          value={draft.value}
          error={isTried ? fault : null}
          onChange={(value) => draft.change(value)}
        />
      )}
    </FormDialog>
  );

  function faultOf(value: string): string | null {
    if (field === "complete") return value === "" ? t("dayInFuture") : decision.faultOf(value);
    return textFault(field === "caseId" ? "caseId" : "name", value);
  }
}

function send(field: SingleField, id: string, value: string, how: How): Promise<Project> {
  const params = { id };
  if (field === "caseId") return call(setCaseId, { params, body: { caseId: value }, ...how });
  if (field === "complete")
    return call(completeExamination, { params, body: { completedOn: value }, ...how });
  const body = { name: value.trim(), autosave: false, removeUnfitting: false };
  return call(editProject, { params, body, ...how });
}
