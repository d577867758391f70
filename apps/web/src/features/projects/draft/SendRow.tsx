import { useText } from "../../../lib/language/text.ts";
import { FlowForm } from "../moves/FlowDialog.tsx";
import { CorrectionForm } from "../moves/MoveDialog.tsx";
import { CorrectionDiff } from "../task/CorrectionDiff.tsx";
import { taskPageText } from "../task/text.ts";
import type { DraftProps } from "./DraftProps.ts";

type Props = Pick<DraftProps, "project" | "caseTask">;

/** The last look, and the way to the authority's form; a correction is sent here. */
export function SendRow({ project, caseTask: { items, task, words } }: Props) {
  const t = useText(taskPageText);
  const isReady = items.some(({ name, state }) => name === "send" && state === "ready");
  const correct = project.transitions.find(({ corrects }) => corrects);
  const apply = project.transitions.find(({ to }) => to === "applied");
  if (!isReady) {
    return <p>{task.code === "draft-round-closed" ? words.text : t("send.notReady")}</p>;
  }
  if (correct) {
    return (
      <>
        <CorrectionDiff project={project} />
        <CorrectionForm project={project} move={correct} />
      </>
    );
  }
  if (!apply) return <p>{words.text}</p>;
  return (
    <>
      <p>{t("send.text")}</p>
      <FlowForm project={project} move={apply} />
    </>
  );
}
