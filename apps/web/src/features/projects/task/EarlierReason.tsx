import type { Project } from "@mars/contracts/projects/projectShapes";
import { useText } from "../../../lib/language/text.ts";
import { useProject } from "../projectQueries.ts";
import { taskPageText } from "./text.ts";

/** A draft made of a rejected case begins with what that case fell on. */
export function EarlierReason({ from }: { from: NonNullable<Project["copiedFrom"]> }) {
  const t = useText(taskPageText);
  const earlier = useProject(from.id).data;
  if (earlier?.status !== "application_rejected") return null;
  const reason = earlier.history.findLast(
    ({ to, remark }) => to === "application_rejected" && remark !== null,
  )?.remark;
  if (!reason) return null;
  return (
    <div className="task-earlier">
      <p>
        <strong>{t("copied.reason", { name: from.name })}</strong>
      </p>
      <blockquote className="task-reason">{reason}</blockquote>
    </div>
  );
}
