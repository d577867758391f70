import type { Attachment } from "@mars/contracts/projects/projectAttachments";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { saveAttachment } from "./attachmentQueries.ts";
import { attachmentText } from "./attachmentText.ts";

type Props = { project: Project; files: readonly Attachment[] };

/** The files that went along with a message. */
export function AttachmentNames({ project, files }: Props) {
  if (files.length === 0) return null;
  return (
    <p className="row">
      {files.map((file) => (
        <AttachmentName key={file.id} project={project} file={file} />
      ))}
    </p>
  );
}

export function AttachmentName({ project, file }: { project: Project; file: Attachment }) {
  const t = useText(attachmentText);
  const request = useRequest(() => saveAttachment(project.id, file));
  return (
    <Button
      variant="text"
      size="small"
      icon="document"
      isBusy={request.status === "RUNNING"}
      title={t("download", { name: file.name })}
      onClick={() => void request.run(null)}
    >
      {file.name}
    </Button>
  );
}
