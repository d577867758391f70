import type { Project } from "@mars/contracts/projects/projectShapes";
import { useText } from "../../../lib/language/text.ts";
import { useAttachments } from "./attachmentQueries.ts";
import { attachmentText } from "./attachmentText.ts";

/** The files that the next message takes along. */
export function GoesAlong({ project }: { project: Project }) {
  const t = useText(attachmentText);
  const files = useAttachments(project).data?.filter(({ mayRemove }) => mayRemove) ?? [];
  if (files.length === 0 || project.appliedAt === null) return null;
  return (
    <p className="small">{t("goesAlong", { names: files.map(({ name }) => name).join(", ") })}</p>
  );
}
