import { addRemark } from "@mars/contracts/projectRemarks";
import type { Project } from "@mars/contracts/projectShapes";
import { type SubmitEvent, useState } from "react";
import { useFormat } from "../../../lib/format/format.ts";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { ProblemAlert } from "../../../ui/ProblemAlert.tsx";
import { Skeleton, SkeletonLine } from "../../../ui/Skeleton.tsx";
import { TextArea } from "../../../ui/TextArea.tsx";
import { reloadProject, useRemarks } from "../projectQueries.ts";
import { keptDraft } from "../saving/keptDraft.ts";
import { useProjectAction } from "../saving/useProjectAction.ts";
import { projectText } from "../text/projectText.ts";
import { maxLengthOf, textFault } from "../textFault.ts";

/** Remarks between applicant and authority, oldest first. */
export function RemarkSection({ project }: { project: Project }) {
  const t = useText(projectText);
  const f = useFormat();
  const remarks = useRemarks(project.id);
  return (
    <>
      {remarks.isPending && (
        <Skeleton>
          <SkeletonLine />
          <SkeletonLine width="60%" />
        </Skeleton>
      )}
      {remarks.isError && (
        <ProblemAlert error={remarks.error} onRetry={() => void remarks.refetch()} />
      )}
      {remarks.data?.length === 0 && <p className="mute">{t("remarks.none")}</p>}
      <ol className="remarks">
        {remarks.data?.map((remark) => (
          <li key={remark.id}>
            <p>{remark.text}</p>
            <span className="entry-head">
              {[
                remark.isMine ? t("you") : remark.person,
                remark.organization,
                f.dateTime(remark.at),
              ]
                .filter(Boolean)
                .join(", ")}
            </span>
          </li>
        ))}
      </ol>
      {project.rights.remark && <RemarkForm project={project} />}
    </>
  );
}

function RemarkForm({ project }: { project: Project }) {
  const t = useText(projectText);
  const kept = keptDraft<string>(project.id, "remark");
  const [text, setText] = useState(() => kept.read() ?? "");
  const [isTried, setTried] = useState(false);
  const fault = textFault("remark", text);
  const action = useProjectAction(project, (given: string, { idempotencyKey, signal, quiet }) =>
    call(addRemark, {
      params: { id: project.id },
      body: { text: given },
      idempotencyKey,
      signal,
      quiet,
    }),
  );
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (fault || action.isRunning || !(await action.run(text))) return;
    kept.drop();
    setText("");
    setTried(false);
    await reloadProject(project.id);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {action.error && <ProblemAlert error={action.error} />}
      <TextArea
        label={t("remark.write")}
        value={text}
        maxLength={maxLengthOf("remark")}
        rows={3}
        error={isTried && fault ? t(fault) : null}
        onChange={(next) => {
          setText(next);
          kept.write(next);
        }}
      />
      <Button type="submit" variant="secondary" size="small" isBusy={action.isRunning}>
        {t("remark.send")}
      </Button>
    </form>
  );
}
