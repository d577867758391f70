import type { Project } from "@mars/contracts/projectShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { ProblemAlert } from "../../../ui/ProblemAlert.tsx";
import { Skeleton, SkeletonLine } from "../../../ui/Skeleton.tsx";
import { useRemarks } from "../projectQueries.ts";
import { projectText } from "../text/projectText.ts";
import { RemarkForm } from "./RemarkForm.tsx";

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
