import type { Project, Remark } from "@mars/contracts/projects/projectShapes";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { orderMoves } from "../moves/moveOrder.ts";
import { useMoveName } from "../moves/useMoveName.ts";
import { Points } from "../remarks/Points.tsx";
import { CorrectionDiff } from "./CorrectionDiff.tsx";
import { FormButtons, FormNeeds, SentNote } from "./FormHandover.tsx";
import { TaskCard } from "./TaskCard.tsx";
import { taskPageText } from "./text.ts";
import type { CaseTask } from "./useTask.ts";
import type { TaskActs } from "./useTaskActs.ts";
import { useProject, useRemarks } from "../projectQueries.ts";
import type { TaskCode } from "@mars/domain/lifecycle/tasks/Task";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { projectText } from "../text/projectText.ts";

const CORRECTIONS: ReadonlySet<TaskCode> = new Set(["correct", "await-correction"]);
const QUESTIONS: ReadonlySet<TaskCode> = new Set(["answer", "await-answer"]);
const ANSWERS: ReadonlySet<TaskCode> = new Set(["read-answer", "answer-message"]);

/** What the task is about in the words of whoever wrote it. */
export function LastWords({ project, code }: { project: Project; code: TaskCode }) {
  const t = useText(projectText);
  const f = useFormat();
  const remarks = useRemarks(project.id, project.rights.readCase);
  const words = wordsOf(project, code, remarks.data ?? []);
  if (!words) return null;
  return (
    <blockquote className="task-reason" lang="da">
      <Points text={words.asked ?? words.text} answer={words.asked && words.text} />
      <footer className="small mute">
        {[words.isMine ? t("you") : words.person, f.dateTime(words.at)].filter(Boolean).join(", ")}
      </footer>
    </blockquote>
  );
}

function wordsOf(project: Project, code: TaskCode, remarks: readonly Remark[]) {
  if (QUESTIONS.has(code)) {
    const question = remarks.findLast(({ awaitsAnswer }) => awaitsAnswer);
    return question && { ...question, asked: null };
  }
  if (ANSWERS.has(code)) {
    const said = remarks.findLast(({ byParty }) => byParty);
    const before = remarks.filter(({ at, asks }) => asks && said && at < said.at);
    return said && { ...said, asked: code === "read-answer" ? before.at(-1)?.text : null };
  }
  if (!CORRECTIONS.has(code)) return undefined;
  const sentBack = project.history.findLast(({ cause }) => cause === "returned");
  return (
    sentBack?.remark && {
      text: sentBack.remark,
      asked: null,
      person: sentBack.person,
      at: sentBack.at,
      isMine: false,
    }
  );
}

type Props = {
  project: Project;
  caseTask: CaseTask;
  acts: TaskActs;
  /** The letter above already says what can be done about a refusal. */
  isInLetter?: boolean;
};

const toldByLetter = new Set(["rejected", "cancelled", "closed", "established"]);

/** The next task with what belongs to it, for instance the form that was opened. */
export function CaseTaskCard({ project, caseTask, acts, isInLetter }: Props) {
  const t = useText(taskPageText);
  const nameOf = useMoveName();
  const { task, request } = caseTask;
  if (isInLetter && toldByLetter.has(task.code)) return null;
  // A caseworker's decision has two outcomes; both stand where the eye is.
  const { secondary } = orderMoves(project);
  const { otherAct } = task;
  const postponed =
    otherAct?.kind === "move" &&
    project.transitions.find(({ to, reopens }) => to === otherAct.to && !reopens);
  const other = postponed || (task.act?.kind === "move" && secondary);
  return (
    <TaskCard
      project={project}
      caseTask={caseTask}
      acts={acts}
      before={
        <>
          <LastWords project={project} code={task.code} />
          {(task.code === "review-correction" || task.code === "await-review") && (
            <CorrectionDiff project={project} />
          )}
        </>
      }
      beside={
        <>
          {task.act?.kind === "open-form" && request && (
            <FormButtons project={project} request={request} onOpen={acts.open} />
          )}
          {otherAct?.kind === "handled" && (
            <Button variant="secondary" isBusy={acts.isHandling} onClick={acts.markHandled}>
              {t("act.read")}
            </Button>
          )}
          {otherAct?.kind === "complete" && (
            <Button variant="secondary" onClick={() => acts.open("complete")}>
              {t("act.complete")}
            </Button>
          )}
          {other && (
            <Button variant="secondary" onClick={() => acts.open(other)}>
              {nameOf(project, other)}
            </Button>
          )}
        </>
      }
    >
      {task.act?.kind === "open-form" && <FormNeeds project={project} />}
      {request && task.code !== "send-form" && (
        <SentNote project={project} request={request} onOpen={acts.open} />
      )}
    </TaskCard>
  );
}

/** A draft made of a rejected case begins with what that case fell on. */
export function EarlierReason({ from }: { from: NonNullable<Project["copiedFrom"]> }) {
  const t = useText(taskPageText);
  const earlier = useProject(from.id).data;
  if (earlier?.status !== "application_rejected") return null;
  const reason = earlier.history.findLast(
    ({ to, remark }) => to === "application_rejected" && remark !== null,
  )?.remark;
  if (!reason) return null;
  return (
    <div className="task-earlier">
      <p>
        <strong>{t("copied.reason", { name: from.name })}</strong>
      </p>
      <blockquote className="task-reason">{reason}</blockquote>
    </div>
  );
}
