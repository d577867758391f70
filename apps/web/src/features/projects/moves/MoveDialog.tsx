import { moveProject } from "@mars/contracts/projectMoves";
import type { AllowedTransition, Project } from "@mars/contracts/projectShapes";
import { useState } from "react";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useDraft } from "../../../lib/storage/formDraft.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { DateField } from "../../../ui/DateField.tsx";
import { FormDialog } from "../../../ui/FormDialog.tsx";
import { ErrorSummary, type FormFault } from "../../../ui/ErrorSummary.tsx";
import { ProblemAlert } from "../../../ui/ProblemAlert.tsx";
import { TextArea } from "../../../ui/TextArea.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { takeProject } from "../projectQueries.ts";
import { StaleNotice } from "../saving/StaleNotice.tsx";
import { useProjectAction } from "../saving/useProjectAction.ts";
import type { CaseTask } from "../task/useTask.ts";
import { projectText } from "../text/projectText.ts";
import { projectStatusText } from "@mars/wording/projects/projectStatusText";
import { statusKey } from "@mars/wording/projects/statusKey";
import { maxLengthOf } from "../textFault.ts";
import { useTextFault } from "../useTextFault.ts";
import { isEnding } from "./moveOrder.ts";
import { withdrawal, WithdrawalCosts } from "./WithdrawSection.tsx";
import { useDecisionDay } from "./useDecisionDay.ts";
import { useMoveName } from "./useMoveName.ts";

type Props = {
  project: Project;
  move: AllowedTransition;
  caseTask: CaseTask | null;
  onClose: () => void;
};
type Given = { remark: string; caseId: string; decidedOn: string };

/** A move without a form: case id, date of the decision and remark, as far as it needs them. */
export function MoveDialog({ project, move, caseTask, onClose }: Props) {
  const t = useText(projectText);
  const s = useText(projectStatusText);
  const name = useMoveName()(project, move);
  const { today, first, faultOf } = useDecisionDay(project);
  const draft = useDraft<Given>(`project-${project.id}-${move.to}`, {
    remark: "",
    caseId: project.caseId ?? "",
    decidedOn: today,
  });
  const given = draft.value;
  const [isTried, setTried] = useState(false);
  const needsRemark = move.needs.includes("remark");
  const needsCaseId = move.needs.includes("case-id");
  const isDecision = move.as === "caseworker" && !move.returns;
  const remarkLabel = move.returns
    ? "whatToCorrect"
    : !isDecision
      ? "remark"
      : needsRemark
        ? "reasonToApplicant"
        : "remarkToApplicant";
  const action = useProjectAction(project, (input: Given, how) =>
    call(moveProject, {
      params: { id: project.id },
      body: {
        to: move.to,
        remark: input.remark.trim() || null,
        caseId: needsCaseId ? input.caseId : null,
        decidedOn: isDecision ? input.decidedOn || null : null,
        confirmed: false,
      },
      ...how,
    }),
  );
  const textFault = useTextFault();
  const remarkFault = needsRemark || given.remark !== "" ? textFault("remark", given.remark) : null;
  const caseIdFault = needsCaseId ? textFault("caseId", given.caseId) : null;
  const dayFault = isDecision && given.decidedOn !== "" ? faultOf(given.decidedOn) : null;
  const faults: FormFault[] = [
    ...(caseIdFault ? [{ fieldId: "move-case-id", message: caseIdFault }] : []),
    ...(dayFault ? [{ fieldId: "move-day", message: dayFault }] : []),
    ...(remarkFault ? [{ fieldId: "move-remark", message: remarkFault }] : []),
  ];
  const submit = async () => {
    setTried(true);
    if (faults.length > 0) return;
    const answer = await action.run(given);
    if (!answer) return;
    draft.drop();
    takeProject(answer.project);
    showToast({
      variant: "success",
      body: t("move.done", { status: s(statusKey(answer.project)) }),
    });
    onClose();
  };
  return (
    <FormDialog
      title={name}
      submit={name}
      isDangerous={isEnding(move)}
      isBusy={action.isRunning}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>
        {t("move.text", {
          from: s(statusKey(project)),
          to: s(move.returns ? "returned" : move.to),
        })}
      </p>
      {move.returns && <p>{t("move.returns")}</p>}
      {move === withdrawal(project) && caseTask && (
        <WithdrawalCosts project={project} caseTask={caseTask} />
      )}
      {move.as === "applicant" && isEnding(move) && <p>{t("move.onlyCaseworkerReopens")}</p>}
      {isTried && <ErrorSummary faults={faults} />}
      {action.error && <ProblemAlert error={action.error} />}
      {action.stale && <StaleNotice stale={action.stale} />}
      {needsCaseId && (
        <TextField
          id="move-case-id"
          label={t("caseId")}
          hint={t("caseIdHint")}
          value={given.caseId}
          maxLength={maxLengthOf("caseId")}
          required
          error={isTried ? caseIdFault : null}
          onChange={(caseId) => draft.change({ ...given, caseId })}
        />
      )}
      {isDecision && (
        <DateField
          id="move-day"
          label={t("decidedOn")}
          min={first}
          max={today}
          value={given.decidedOn}
          error={dayFault}
          onChange={(decidedOn) => draft.change({ ...given, decidedOn })}
        />
      )}
      <TextArea
        id="move-remark"
        label={t(remarkLabel)}
        isOptional={!needsRemark}
        value={given.remark}
        maxLength={maxLengthOf("remark")}
        error={isTried ? remarkFault : null}
        onChange={(remark) => draft.change({ ...given, remark })}
      />
    </FormDialog>
  );
}
