import type { Project } from "@mars/contracts/projects/projectShapes";
import { DecisionLetterCard } from "../decision/DecisionLetterCard.tsx";
import { CaseTaskCard } from "../task/CaseTaskCard.tsx";
import { TaskAside } from "../task/TaskAside.tsx";
import type { CaseTask } from "../task/useTask.ts";
import type { TaskActs } from "../task/useTaskActs.ts";

type Props = { project: Project; caseTask: CaseTask; acts: TaskActs };

/** What to do next, the letter it follows from, and what happens then. */
export function TaskGrid({ project, caseTask, acts }: Props) {
  const isCaseworker = project.standing === "caseworker";
  return (
    <div className="task-grid">
      <div className="task-main">
        {/* An applicant's task follows from the letter; a caseworker's is the work at hand. */}
        {(isCaseworker || !caseTask.decision) && (
          <CaseTaskCard project={project} caseTask={caseTask} acts={acts} />
        )}
        {caseTask.decision && (
          <DecisionLetterCard
            project={project}
            decision={caseTask.decision}
            caseTask={caseTask}
            acts={acts}
          >
            {!isCaseworker && (
              <CaseTaskCard project={project} caseTask={caseTask} acts={acts} isInLetter />
            )}
          </DecisionLetterCard>
        )}
      </div>
      <TaskAside project={project} caseTask={caseTask} />
    </div>
  );
}
