import type { AllowedTransition, Project } from "@mars/contracts/projects/projectShapes";
import { useState } from "react";
import { projectStatusText } from "@mars/wording/projects/projectStatusText";
import { statusKey } from "@mars/wording/projects/statusKey";
import { useText } from "../../../lib/language/text.ts";
import { DateField } from "../../../ui/fields/DateField.tsx";
import { ErrorSummary } from "../../../ui/fields/ErrorSummary.tsx";
import { FormDialog } from "../../../ui/overlays/FormDialog.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { StaleNotice } from "../saving/StaleNotice.tsx";
import type { CaseTask } from "../task/useTask.ts";
import { projectText } from "../text/projectText.ts";
import { maxLengthOf } from "../textFault.ts";
import { isEnding } from "./moveOrder.ts";
import { moveFieldIds, useMove } from "./useMove.ts";
import { useMoveName } from "./useMoveName.ts";
import { withdrawal, WithdrawalCosts } from "./WithdrawSection.tsx";

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
  const asked = useMove(project, move, onClose);
  const { action, faults } = asked;
  return (
    <FormDialog
      title={name}
      submit={name}
      isDangerous={isEnding(move)}
      isBusy={action.isRunning}
      onSubmit={() => void asked.submit()}
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

function WhatItMeans({ project, move, caseTask }: Omit<Props, "onClose">) {
  const t = useText(projectText);
  const s = useText(projectStatusText);
  return (
    <>
      <p>
        {move.returns || move.corrects
          ? t(move.returns ? "move.returns" : "move.corrects")
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
          label={t("decidedOn")}
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
  if (move.corrects) return "toCaseworker";
  if (!asks.day) return "remark";
  return asks.remark ? "reasonToApplicant" : "remarkToApplicant";
}
