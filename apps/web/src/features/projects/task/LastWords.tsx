import type { Project, Remark } from "@mars/contracts/projects/projectShapes";
import type { TaskCode } from "@mars/domain/lifecycle/tasks/Task";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRemarks } from "../projectQueries.ts";
import { projectText } from "../text/projectText.ts";

const CORRECTIONS: ReadonlySet<TaskCode> = new Set(["correct", "await-correction"]);
const QUESTIONS: ReadonlySet<TaskCode> = new Set(["answer", "await-answer"]);
const ANSWERS: ReadonlySet<TaskCode> = new Set([
  "read-answer",
  "answer-message",
  "review-correction",
]);

/** What the task is about in the words of whoever wrote it. */
export function LastWords({ project, code }: { project: Project; code: TaskCode }) {
  const t = useText(projectText);
  const f = useFormat();
  const remarks = useRemarks(project.id, project.rights.readCase);
  const words = wordsOf(project, code, remarks.data ?? []);
  if (!words) return null;
  return (
    <blockquote className="task-reason" lang="da">
      {words.text}
      <footer className="small mute">
        {[words.isMine ? t("you") : words.person, f.dateTime(words.at)].filter(Boolean).join(", ")}
      </footer>
    </blockquote>
  );
}

function wordsOf(project: Project, code: TaskCode, remarks: readonly Remark[]) {
  if (QUESTIONS.has(code)) return remarks.findLast(({ awaitsAnswer }) => awaitsAnswer);
  if (ANSWERS.has(code)) return remarks.findLast(({ byParty }) => byParty);
  if (!CORRECTIONS.has(code)) return undefined;
  const sentBack = project.history.findLast(({ cause }) => cause === "returned");
  return (
    sentBack?.remark && {
      text: sentBack.remark,
      person: sentBack.person,
      at: sentBack.at,
      isMine: false,
    }
  );
}
