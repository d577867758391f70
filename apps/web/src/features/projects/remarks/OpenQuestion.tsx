import type { Project } from "@mars/contracts/projects/projectShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { useRemarks } from "../projectQueries.ts";
import { focusPlace } from "../screen/focusPlace.ts";
import { sectionId } from "../screen/sections.ts";
import { projectText } from "../text/projectText.ts";

/** What the authority waits for an answer to, where the applicant begins to read. */
export function OpenQuestion({ project }: { project: Project }) {
  const t = useText(projectText);
  const f = useFormat();
  const remarks = useRemarks(project.id);
  const question = remarks.data?.findLast(({ awaitsAnswer }) => awaitsAnswer);
  if (!question?.answerBy) return null;
  return (
    <Alert variant="warning" title={t("question.title", { day: f.date(question.answerBy) })}>
      <p className="task-reason" lang="da">
        {question.text}
      </p>
      <Button variant="secondary" size="small" onClick={() => focusPlace(sectionId("remarks"))}>
        {t("question.answer")}
      </Button>
    </Alert>
  );
}
