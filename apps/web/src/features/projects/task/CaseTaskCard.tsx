import type { Project } from "@mars/contracts/projects/projectShapes";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { orderMoves } from "../moves/moveOrder.ts";
import { useMoveName } from "../moves/useMoveName.ts";
import { focusPlace } from "../screen/focusPlace.ts";
import { sectionId } from "../screen/sections.ts";
import { DraftList } from "./DraftList.tsx";
import { EarlierReason } from "./EarlierReason.tsx";
import { FormButtons, FormNeeds, SentNote } from "./FormHandover.tsx";
import { TaskCard } from "./TaskCard.tsx";
import { taskPageText } from "./text.ts";
import type { CaseTask } from "./useTask.ts";
import type { TaskActs } from "./useTaskActs.ts";

type Props = {
  project: Project;
  caseTask: CaseTask;
  acts: TaskActs;
  /** The letter above already says what can be done about a refusal. */
  isInLetter?: boolean;
};

const toldByLetter = new Set(["rejected", "cancelled", "closed", "established"]);

/** Tasks that begin with why the caseworker sent the application back. */
const reasonRead = new Set(["correct", "await-correction", "review-correction"]);

/** The next task with what belongs to it: the draft's list, or the form that was opened. */
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
      before={reasonRead.has(task.code) && <ReturnReason project={project} />}
      beside={
        <>
          {task.act?.kind === "open-form" && request && (
            <FormButtons project={project} request={request} onOpen={acts.open} />
          )}
          {other && (
            <Button variant="secondary" onClick={() => acts.open(other)}>
              {nameOf(project, other)}
            </Button>
          )}
        </>
      }
    >
      {task.code === "review-correction" && (
        <p>
          <Button variant="text" onClick={() => focusPlace(sectionId("log"))}>
            {t("seeChanges")}
          </Button>
        </p>
      )}
      {project.status === "draft" && project.copiedFrom && (
        <EarlierReason from={project.copiedFrom} />
      )}
      {project.status === "draft" && project.standing !== "caseworker" && (
        <DraftList project={project} caseTask={caseTask} acts={acts} />
      )}
      {task.act?.kind === "open-form" && <FormNeeds project={project} />}
      {request && task.code !== "send-form" && (
        <SentNote project={project} request={request} onOpen={acts.open} />
      )}
    </TaskCard>
  );
}

/** Why the caseworker sent it back, in their words. */
function ReturnReason({ project: { history } }: { project: Project }) {
  const reason = history.findLast(({ to, remark }) => to === "draft" && remark !== null)?.remark;
  return reason ? <blockquote className="task-reason">{reason}</blockquote> : null;
}
