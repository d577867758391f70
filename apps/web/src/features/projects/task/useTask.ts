import type { MasterDataScheme } from "@mars/contracts/datasets/masterData";
import type { ProjectJudgement } from "@mars/contracts/projects/projectJudgement";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { type Decision, standingDecision } from "@mars/domain/lifecycle/decision";
import { type DraftItem, draftItems } from "@mars/domain/lifecycle/draftItems";
import { nextTask } from "@mars/domain/lifecycle/nextTask";
import type { Task } from "@mars/domain/lifecycle/tasks/Task";
import { openRequest } from "@mars/domain/lifecycle/openRequest";
import { type PeriodState, periodState } from "@mars/domain/schemes/periodState";
import { copenhagenDay } from "@mars/domain/time/copenhagen";
import { type TaskWords, taskWords } from "@mars/wording/cases/taskWords";
import { useState } from "react";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { useMasterData, useRules } from "../projectQueries.ts";
import { projectText } from "../text/projectText.ts";

/** Everything the page tells of what comes next. */
export type CaseTask = {
  /** The moment it was computed for. */
  at: string;
  task: Task;
  words: TaskWords;
  items: readonly DraftItem[];
  judgement: ProjectJudgement | undefined;
  scheme: MasterDataScheme | undefined;
  period: PeriodState | null;
  decision: Decision | null;
  /** The request of the present status, sent or not. */
  request: Project["applications"][number] | null;
};

/** What the reader does next about a project; null for those who only look at it. */
export function useTask(project: Project): CaseTask | null {
  const locale = useLocale();
  const t = useText(projectText);
  const master = useMasterData().data;
  const isOpen = project.status === "draft" || project.returnedAt !== null;
  const rules = useRules(project, undefined, isOpen && project.subsidySchemeId !== null);
  const [at] = useState(() => new Date().toISOString());
  if (project.standing === null || project.turn === null) return null;
  const role = project.standing;
  const scheme = master?.subsidySchemes.find(({ id }) => id === project.subsidySchemeId);
  const casework = scheme?.casework ?? null;
  const period = scheme ? periodState(scheme.applicationPeriods, at) : null;
  const items = isOpen
    ? draftItems({
        name: project.name,
        hasArea: project.geometry !== null,
        hasScheme: project.subsidySchemeId !== null,
        rules: rules.data?.rules ?? null,
        isReturned: project.returnedAt !== null,
      })
    : [];
  const decision = standingDecision(project.status, project.history, casework);
  const request = openRequest(project.status, project.applications);
  const task = nextTask({
    status: project.status,
    flowType: project.flowType ?? "full",
    turn: project.turn,
    role,
    today: copenhagenDay(at),
    mayWrite: project.rights.remark,
    mayEdit: project.rights.edit,
    maySend: project.rights.confirmSent,
    moves: project.transitions,
    mayComplete: project.mayComplete,
    items,
    period,
    isRejectedCopy:
      project.copiedFrom?.isRejected === true && project.updatedAt === project.createdAt,
    decision,
    casework,
    mayCreate: project.rights.copy,
  });
  const act = task.act;
  const words = taskWords(
    task,
    {
      role,
      at,
      ownerName: project.owner?.name ?? t("privatePerson"),
      scope: project.delegation?.scope ?? null,
      formOpenedAt: request?.at ?? null,
      roundOpens: period?.opens ?? null,
      itemState:
        act?.kind === "item" ? (items.find(({ name }) => name === act.item)?.state ?? null) : null,
    },
    locale,
  );
  return { at, task, words, items, judgement: rules.data, scheme, period, decision, request };
}
