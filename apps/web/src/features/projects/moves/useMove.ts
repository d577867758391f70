import { moveProject } from "@mars/contracts/projects/projectMoves";
import type { AllowedTransition, Project } from "@mars/contracts/projects/projectShapes";
import { lastAnswerDay } from "@mars/domain/lifecycle/answerDay";
import { addDays } from "@mars/domain/time/copenhagen";
import { projectStatusText } from "@mars/wording/projects/projectStatusText";
import { statusKey } from "@mars/wording/projects/statusKey";
import { useSubmitForm } from "../../../lib/forms/useSubmitForm.ts";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useDraft } from "../../../lib/session/ownWork/formDraft.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import type { FormFault } from "../../../ui/fields/ErrorSummary.tsx";
import { cacheProject } from "../projectQueries.ts";
import { useProjectAction } from "../saving/useProjectAction.ts";
import { projectText } from "../text/projectText.ts";
import { useTextFault } from "../useTextFault.ts";
import { useDecisionDay } from "./useDecisionDay.ts";

type Given = { remark: string; caseId: string; decidedOn: string; answerBy: string };

/** How long an applicant usually gets to correct. */
const CORRECTION_DAYS = 14;

export const moveFieldIds = {
  caseId: "move-case-id",
  day: "move-day",
  remark: "move-remark",
  answerBy: "move-answer-by",
};

/** What a move asks for, what has been given and is wrong with it, and sending it. */
export function useMove(project: Project, move: AllowedTransition, onDone: () => void) {
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
  async function send(): Promise<void> {
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
    submit: () => submit({ hasFault: faults.length > 0, send }),
  };
}
