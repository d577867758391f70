import type { Project } from "@mars/contracts/projects/projectShapes";
import { useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { useAuthorityName } from "../../../lib/language/useAuthorityName.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { classes } from "../../../ui/classes.ts";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { Skeleton, SkeletonLine } from "../../../ui/feedback/Skeleton.tsx";
import { reloadProject, useRemarks } from "../projectQueries.ts";
import { AttachmentNames } from "../attachments/AttachmentNames.tsx";
import { useAttachments } from "../attachments/attachmentQueries.ts";
import { AskDialog } from "../queue/AskDialog.tsx";
import { projectText } from "../text/projectText.ts";
import { RemarkForm } from "./RemarkForm.tsx";

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
