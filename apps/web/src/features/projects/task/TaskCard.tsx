import type { Project } from "@mars/contracts/projects/projectShapes";
import type { ReactNode } from "react";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { useMoveName } from "../moves/useMoveName.ts";
import { focusPlace } from "../screen/focusPlace.ts";
import { sectionId, taskTitleId } from "../screen/sections.ts";
import { taskPageText } from "./text.ts";
import { DeadlineLine } from "./TaskAside.tsx";
import type { TaskActs } from "./useTaskActs.ts";
import type { CaseTask } from "./useTask.ts";

type Props = {
  project: Project;
  caseTask: CaseTask;
  acts: TaskActs;
  /** Read before one presses anything. */
  before?: ReactNode;
  /** Other outcomes next to the primary button. */
  beside?: ReactNode;
  children?: ReactNode;
};

/** What to do next, why, and one primary button. A draft's tasks are its page. */
export function TaskCard({ project, caseTask, acts, before, beside, children }: Props) {
  const { task, words } = caseTask;
  const isLate = task.code === "send-form" || words.deadline?.isNear === true;
  return (
    <section
      className={classes("task", `task-${task.turn}`, isLate && "task-late")}
      aria-labelledby={taskTitleId}
    >
      <p className="task-eyebrow">
        {isLate && <Icon name="warning" isSmall />}
        {words.eyebrow}
      </p>
      <h2 id={taskTitleId} tabIndex={-1}>
        {words.title}
      </h2>
      <p className="task-text">{words.text}</p>
      {words.usual && <p className="task-usual">{words.usual}</p>}
      {words.onBehalf && <p className="small">{words.onBehalf}</p>}
      {before}
      <div className="row task-acts">
        <TaskButton project={project} caseTask={caseTask} acts={acts} />
        {beside}
      </div>
      {words.deadline && (
        <p className="task-deadline-phone small">
          <DeadlineLine deadline={words.deadline} />
        </p>
      )}
      {children}
    </section>
  );
}

function TaskButton({ project, caseTask, acts }: Omit<Props, "children" | "before" | "beside">) {
  const t = useText(taskPageText);
  const nameOf = useMoveName();
  const { act } = caseTask.task;
  if (act === null) return null;
  if (act.kind === "move") {
    const move = project.transitions.find(({ to, reopens }) => to === act.to && !reopens);
    return move ? <Button onClick={() => acts.open(move)}>{nameOf(project, move)}</Button> : null;
  }
  if (act.kind === "open-form") return null;
  if (act.kind === "ask") {
    const isAnswer = caseTask.task.code === "answer" || caseTask.task.code === "answer-message";
    return (
      <Button onClick={() => focusPlace(sectionId("remarks"))}>
        {t(isAnswer ? "act.answer" : "act.ask")}
      </Button>
    );
  }
  if (act.kind === "complete") {
    return <Button onClick={() => acts.open("complete")}>{t("act.complete")}</Button>;
  }
  if (act.kind === "handled") {
    const isCorrection = caseTask.task.code === "review-correction";
    return (
      <Button isBusy={acts.isHandling} onClick={acts.markHandled}>
        {t(isCorrection ? "act.approve" : "act.read")}
      </Button>
    );
  }
  if (act.kind === "reuse") {
    return (
      <Button isBusy={acts.isCopying} onClick={acts.reuse}>
        {t("act.reuse")}
      </Button>
    );
  }
  return null;
}
