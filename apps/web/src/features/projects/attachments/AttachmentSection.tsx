import "./attachments.css";
import { type Attachment, removeAttachment } from "@mars/contracts/projects/projectAttachments";
import { addRemark } from "@mars/contracts/projects/projectRemarks";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useAuthorityName } from "../../../lib/language/useAuthorityName.ts";
import { randomId } from "../../../lib/randomId.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { reloadProject } from "../projectQueries.ts";
import { maxLengthOf } from "../textFault.ts";
import { AttachmentName } from "./AttachmentNames.tsx";
import { readAttachmentsAgain, useAttachments } from "./attachmentQueries.ts";
import { attachmentText } from "./attachmentText.ts";
import { AttachmentUpload } from "./AttachmentUpload.tsx";

/** All files of the case, and where more are added. */
export function AttachmentSection({ project }: { project: Project }) {
  const t = useText(attachmentText);
  const files = useAttachments(project);
  return (
    <>
      {files.isError && <ProblemAlert error={files.error} onRetry={() => void files.refetch()} />}
      {files.data?.length === 0 && <p className="mute">{t("none")}</p>}
      <ul className="attachments">
        {files.data?.map((file) => (
          <AttachmentRow key={file.id} project={project} file={file} />
        ))}
      </ul>
      {files.data?.some(({ isScanned, isMine }) => !isScanned && !isMine) && (
        <p className="small">{t("unscanned")}</p>
      )}
      {project.rights.remark && <AttachmentUpload projectId={project.id} />}
      <SendFiles project={project} files={files.data?.filter(({ mayRemove }) => mayRemove) ?? []} />
    </>
  );
}

/** Files alone are a message too: without one the other side would not hear of them. */
function SendFiles({ project, files }: { project: Project; files: readonly Attachment[] }) {
  const t = useText(attachmentText);
  const names = files.map(({ name }) => name).join(", ");
  const sending = useRequest(async (idempotencyKey: string) => {
    const text = t("message", { names }).slice(0, maxLengthOf("remark"));
    await call(addRemark, {
      params: { id: project.id },
      body: { text },
      idempotencyKey,
      quiet: true,
    });
    showToast({ variant: "success", body: t("filesSent") });
    await reloadProject(project.id);
  });
  // A correction takes its files along, and a draft is sent as a whole.
  const isSentAlone = project.appliedAt !== null && project.returnedAt === null;
  if (files.length === 0 || !isSentAlone || !project.rights.remark) return null;
  return (
    <>
      {sending.error && <ProblemAlert error={sending.error} />}
      <Button
        variant="secondary"
        isBusy={sending.status === "RUNNING"}
        onClick={() => void sending.run(randomId())}
      >
        {t("sendFiles", { count: files.length })}
      </Button>
    </>
  );
}

function AttachmentRow({ project, file }: { project: Project; file: Attachment }) {
  const t = useText(attachmentText);
  const f = useFormat();
  const nameOf = useAuthorityName();
  const size = useSize();
  const { name } = file;
  const removing = useRequest(async () => {
    await call(removeAttachment, {
      params: { id: project.id, attachmentId: file.id },
      quiet: true,
    });
    showToast({ variant: "success", body: t("removed", { name }) });
    await readAttachmentsAgain(project.id);
  });
  return (
    <li>
      <AttachmentName project={project} file={file} />
      <span className="entry-head">
        {[
          size(file.bytes),
          file.isMine ? t("you") : file.person,
          file.organization && nameOf(file.organization),
          f.dateTime(file.at),
        ]
          .filter(Boolean)
          .join(", ")}
      </span>
      {file.mayRemove && (
        <>
          {project.appliedAt !== null && <span className="small">{t("unsent")}</span>}
          <Button
            variant="text"
            size="small"
            isBusy={removing.status === "RUNNING"}
            aria-label={t("removeNamed", { name })}
            onClick={() => void removing.run(null)}
          >
            {t("remove")}
          </Button>
        </>
      )}
      {removing.error && <ProblemAlert error={removing.error} />}
    </li>
  );
}

const KB = 1000;
const MB = 1_000_000;

function useSize(): (bytes: number) => string {
  const t = useText(attachmentText);
  const f = useFormat();
  return (bytes) =>
    bytes < MB / 10
      ? t("kb", { kb: f.integer(Math.max(1, Math.round(bytes / KB))) })
      : t("mb", { mb: f.number(bytes / MB) });
}
