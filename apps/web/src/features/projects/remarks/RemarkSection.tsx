import { addRemark } from "@mars/contracts/projects/projectRemarks";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { type SubmitEvent, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useAuthorityName } from "../../../lib/language/useAuthorityName.ts";
import type { SaveTarget } from "../../../lib/saving/SaveTarget.ts";
import { draftStorage } from "../../../lib/saving/draftStorage.ts";
import { useSaveEngine } from "../../../lib/saving/useSaveEngine.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { classes } from "../../../ui/classes.ts";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { Skeleton, SkeletonLine } from "../../../ui/feedback/Skeleton.tsx";
import { SaveStatus } from "../../../ui/saving/SaveStatus.tsx";
import { AttachmentNames } from "../attachments/AttachmentNames.tsx";
import { useAttachments } from "../attachments/attachmentQueries.ts";
import { attachmentText } from "../attachments/attachmentText.ts";
import { reloadProject, useRemarks } from "../projectQueries.ts";
import { AskDialog } from "../queue/AskDialog.tsx";
import { AnswerFields } from "./Points.tsx";
import { projectText } from "../text/projectText.ts";
import { useTextFault } from "../useTextFault.ts";

type NewRemark = { text: string };
/** A remark is added, never changed: what it is merged with is always the empty field. */
const nothing = { version: 0 };

/** Remarks between applicant and authority, oldest first. */
export function RemarkSection({ project }: { project: Project }) {
  const t = useText(projectText);
  const nameOf = useAuthorityName();
  const f = useFormat();
  const remarks = useRemarks(project.id);
  const attachments = useAttachments(project);
  const [isAsking, setAsking] = useState(false);
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
            <p lang="da">{remark.text}</p>
            <AttachmentNames
              project={project}
              files={attachments.data?.filter(({ remarkId }) => remarkId === remark.id) ?? []}
            />
            <span className="entry-head">
              {[
                remark.isMine ? t("you") : remark.person,
                remark.organization && nameOf(remark.organization),
                f.dateTime(remark.at),
              ]
                .filter(Boolean)
                .join(", ")}
            </span>
            {remark.answerBy && (
              <span className={classes("entry-head", remark.awaitsAnswer && "warn")}>
                {t(remark.awaitsAnswer ? "remark.answerBy" : "remark.answered", {
                  day: f.date(remark.answerBy),
                })}
              </span>
            )}
          </li>
        ))}
      </ol>
      {project.rights.remark && <RemarkForm project={project} />}
      {project.rights.handle && (
        <Button variant="text" onClick={() => setAsking(true)}>
          {t("remark.ask")}
        </Button>
      )}
      {isAsking && (
        <AskDialog
          ids={[project.id]}
          onClose={() => setAsking(false)}
          onDone={() => void reloadProject(project.id)}
        />
      )}
    </>
  );
}

function remarkTarget(projectId: string): SaveTarget<NewRemark, typeof nothing> {
  return {
    lockKey: projectId,
    known: () => nothing,
    fieldsOf: () => ({ text: "" }),
    send: async ({ text = "" }, { idempotencyKey }) => {
      const params = { id: projectId };
      await call(addRemark, { params, body: { text }, idempotencyKey, quiet: true });
      return nothing;
    },
    take: () => {},
    storage: draftStorage(`project-${projectId}-remark`),
    onSaved: () => void reloadProject(projectId),
  };
}

/** What is written stays until it is sent, over a lost network, an expired sign-in and a closed tab. */
function RemarkForm({ project }: { project: Project }) {
  const t = useText(projectText);
  const { engine, state, values } = useSaveEngine(nothing, () => remarkTarget(project.id));
  const [isTried, setTried] = useState(false);
  const { text } = values;
  const question = useRemarks(project.id).data?.findLast(({ awaitsAnswer }) => awaitsAnswer);
  const asked = (project.standing !== "caseworker" && question?.text) || null;
  const fault = useTextFault()("remark", text);
  const isSaving = state.phase === "saving";
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(fault !== null);
    if (fault === null && !isSaving) void engine.save();
  };
  return (
    <form noValidate onSubmit={submit}>
      {state.phase === "refused" && <ProblemAlert error={state.error} />}
      {(state.phase === "offline" || state.phase === "busy") && (
        <SaveStatus state={state} failed={t("remark.failed")} onRetry={() => void engine.flush()} />
      )}
      <AnswerFields
        asked={asked}
        label={t(asked === null ? "remark.write" : "answer.write")}
        value={text}
        error={isTried ? fault : null}
        onChange={(next) => engine.change({ text: next })}
      />
      <GoesAlong project={project} />
      <Button type="submit" variant="secondary" size="small" isBusy={isSaving}>
        {t(asked === null ? "remark.send" : "answer.send")}
      </Button>
    </form>
  );
}

/** The files that the next message takes along. */
function GoesAlong({ project }: { project: Project }) {
  const t = useText(attachmentText);
  const files = useAttachments(project).data?.filter(({ mayRemove }) => mayRemove) ?? [];
  if (files.length === 0 || project.appliedAt === null) return null;
  return (
    <p className="small">{t("goesAlong", { names: files.map(({ name }) => name).join(", ") })}</p>
  );
}
