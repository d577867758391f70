import { moveProject } from "@mars/contracts/projects/projectMoves";
import type { AllowedTransition, Project } from "@mars/contracts/projects/projectShapes";
import { lastAnswerDay } from "@mars/domain/lifecycle/answerDay";
import { addDays } from "@mars/domain/time/copenhagen";
import { projectStatusText } from "@mars/wording/projects/projectStatusText";
import { statusKey } from "@mars/wording/projects/statusKey";
import { useState } from "react";
import { useSubmitForm } from "../../../lib/forms/useSubmitForm.ts";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import { useDraft } from "../../../lib/session/ownWork/formDraft.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { DateField } from "../../../ui/fields/DateField.tsx";
import { ErrorSummary, type FormFault } from "../../../ui/fields/ErrorSummary.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { FormDialog } from "../../../ui/overlays/FormDialog.tsx";
import { cacheProject } from "../projectQueries.ts";
import { useNextCase } from "../queue/CaseSteps.tsx";
import { focusPlace } from "../screen/focusPlace.ts";
import { taskTitleId } from "../screen/sections.ts";
import { AnswerFields } from "../remarks/Points.tsx";
import { StaleNotice } from "../saving/StaleNotice.tsx";
import { useProjectAction } from "../saving/useProjectAction.ts";
import type { CaseTask } from "../task/useTask.ts";
import { projectText } from "../text/projectText.ts";
import { maxLengthOf } from "../textFault.ts";
import { useTextFault } from "../useTextFault.ts";
import { withdrawal, WithdrawalCosts } from "./WithdrawSection.tsx";
import { isEnding } from "./moveOrder.ts";
import { useDecisionDay } from "./useDecisionDay.ts";
import { useMoveName } from "./useMoveName.ts";

/** How long an applicant usually gets to correct. */
const CORRECTION_DAYS = 14;

const moveFieldIds = {
  caseId: "move-case-id",
  day: "move-day",
  remark: "move-remark",
  answerBy: "move-answer-by",
};

type Props = {
  project: Project;
  move: AllowedTransition;
  caseTask: CaseTask | null;
  onClose: () => void;
};

/** A move without a form: case id, date of the decision and remark, as far as it needs them. */
export function MoveDialog({ project: current, move, caseTask, onClose }: Props) {
  // It speaks of the case, and sends the version, that it was opened with: the page behind it may
  // read the moved case before the answer is here, and a repeat must be the same request.
  const [project] = useState(current);
  const name = useMoveName()(project, move);
  const t = useText(projectText);
  const nextCase = useNextCase(project);
  // As it was when the dialog opened: a button never changes under the pointer.
  const [next] = useState(nextCase);
  const asked = useMove(project, move, onClose);
  const { action, faults } = asked;
  const submitNext = () => void asked.submit(() => next && navigate(next));
  return (
    <FormDialog
      title={name}
      // From the queue the work continues with the next case.
      submit={next ? t("move.andNext", { name }) : name}
      other={next ? { label: name, onSubmit: () => void asked.submit() } : null}
      isDangerous={isEnding(move)}
      isBusy={action.isRunning}
      onSubmit={submitNext}
      onClose={onClose}
    >
      <WhatItMeans project={project} move={move} caseTask={caseTask} />
      {faults.length > 0 && <ErrorSummary faults={faults} />}
      {action.error && <ProblemAlert error={action.error} />}
      {action.stale && <StaleNotice stale={action.stale} />}
      <MoveFields move={move} asked={asked} />
    </FormDialog>
  );
}

/** A correction is sent from the page it is made on. */
export function CorrectionForm({ project, move }: Pick<Props, "project" | "move">) {
  const t = useText(projectText);
  const name = useMoveName()(project, move);
  const asked = useMove(project, move, () => focusPlace(taskTitleId));
  const { action, faults } = asked;
  return (
    <div className="flow-form">
      {faults.length > 0 && <ErrorSummary faults={faults} />}
      {action.error && <ProblemAlert error={action.error} />}
      {action.stale && <StaleNotice stale={action.stale} />}
      <AnswerFields
        asked={project.history.findLast(({ cause }) => cause === "returned")?.remark ?? null}
        id={moveFieldIds.remark}
        label={t("toCaseworker")}
        isOptional
        value={asked.given.remark}
        error={asked.faultOf.remark}
        onChange={(remark) => asked.change({ remark })}
      />
      <Button isBusy={action.isRunning} onClick={() => void asked.submit()}>
        {name}
      </Button>
    </div>
  );
}

function WhatItMeans({ project, move, caseTask }: Omit<Props, "onClose">) {
  const t = useText(projectText);
  const s = useText(projectStatusText);
  return (
    <>
      <p>
        {move.returns
          ? t("move.returns")
          : t("move.text", { from: s(statusKey(project)), to: s(move.to) })}
      </p>
      {move === withdrawal(project) && caseTask && (
        <WithdrawalCosts project={project} caseTask={caseTask} />
      )}
      {move.as === "applicant" && isEnding(move) && <p>{t("move.onlyCaseworkerReopens")}</p>}
    </>
  );
}

type FieldsProps = { move: AllowedTransition; asked: ReturnType<typeof useMove> };

function MoveFields({ move, asked: { given, change, asks, days, faultOf } }: FieldsProps) {
  const t = useText(projectText);
  return (
    <>
      {asks.caseId && (
        <TextField
          id={moveFieldIds.caseId}
          label={t("caseId")}
          hint={t("caseIdHint")}
          value={given.caseId}
          maxLength={maxLengthOf("caseId")}
          required
          error={faultOf.caseId}
          onChange={(caseId) => change({ caseId })}
        />
      )}
      {asks.day && (
        <DateField
          id={moveFieldIds.day}
          label={t(
            move.to === "application_received" && !move.reopens ? "receivedOn" : "decidedOn",
          )}
          min={days.first}
          max={days.today}
          value={given.decidedOn}
          error={faultOf.day}
          onChange={(decidedOn) => change({ decidedOn })}
        />
      )}
      {move.returns && (
        <DateField
          id={moveFieldIds.answerBy}
          label={t("answerBy")}
          min={days.today}
          max={days.lastAnswer}
          value={given.answerBy}
          onChange={(answerBy) => change({ answerBy })}
        />
      )}
      <TextArea
        id={moveFieldIds.remark}
        label={t(remarkLabel(move, asks))}
        hint={move.returns ? t("pointsHint") : undefined}
        isOptional={!asks.remark}
        value={given.remark}
        maxLength={maxLengthOf("remark")}
        error={faultOf.remark}
        onChange={(remark) => change({ remark })}
      />
    </>
  );
}

/** Whom the remark is for, and whether it must be there. */
function remarkLabel(move: AllowedTransition, asks: FieldsProps["asked"]["asks"]) {
  if (move.returns) return "whatToCorrect";
  if (!asks.day) return "remark";
  return asks.remark ? "reasonToApplicant" : "remarkToApplicant";
}

type Given = { remark: string; caseId: string; decidedOn: string; answerBy: string };

/** What a move asks for, what has been given and is wrong with it, and sending it. */
function useMove(project: Project, move: AllowedTransition, onDone: () => void) {
  const t = useText(projectText);
  const s = useText(projectStatusText);
  const { today, first, faultOf } = useDecisionDay(project);
  const draft = useDraft<Given>(`project-${project.id}-${move.returns ? "return" : move.to}`, {
    remark: "",
    caseId: project.caseId ?? "",
    decidedOn: today,
    answerBy: addDays(today, CORRECTION_DAYS),
  });
  const given = draft.value;
  const { isTried, submit } = useSubmitForm();
  const needsRemark = move.needs.includes("remark");
  const needsCaseId = move.needs.includes("case-id");
  const isDecision = move.as === "caseworker" && !move.returns;
  const action = useProjectAction(project, (input: Given, how) =>
    call(moveProject, {
      params: { id: project.id },
      body: {
        to: move.to,
        remark: input.remark.trim() || null,
        caseId: needsCaseId ? input.caseId : null,
        decidedOn: isDecision ? input.decidedOn || null : null,
        answerBy: move.returns ? input.answerBy || null : null,
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
    ...(caseIdFault ? [{ fieldId: moveFieldIds.caseId, message: caseIdFault }] : []),
    ...(dayFault ? [{ fieldId: moveFieldIds.day, message: dayFault }] : []),
    ...(remarkFault ? [{ fieldId: moveFieldIds.remark, message: remarkFault }] : []),
  ];
  async function send(andThen?: () => void): Promise<void> {
    const answer = await action.run(given);
    if (!answer) return;
    draft.drop();
    cacheProject(answer.project);
    showToast({
      variant: "success",
      body: move.corrects
        ? t("move.corrected")
        : t("move.done", { status: s(statusKey(answer.project)) }),
    });
    onDone();
    andThen?.();
  }
  return {
    given,
    change: (changes: Partial<Given>) => draft.change({ ...given, ...changes }),
    asks: { remark: needsRemark, caseId: needsCaseId, day: isDecision },
    days: { first, today, lastAnswer: lastAnswerDay(today) },
    faults: isTried ? faults : [],
    faultOf: {
      caseId: isTried ? caseIdFault : null,
      // A day is chosen, not half-typed: what is wrong with it is told at once.
      day: dayFault,
      remark: isTried ? remarkFault : null,
    },
    action,
    submit: (andThen?: () => void) =>
      submit({ hasFault: faults.length > 0, send: () => send(andThen) }),
  };
}
