import type { Project } from "@mars/contracts/projects/projectShapes";
import { openRequest } from "@mars/domain/lifecycle/openRequest";
import { formatDate } from "@mars/wording/format/dates";
import { useText } from "../../../lib/language/text.ts";
import { StageSwatch } from "../../../ui/figures/StageSwatch.tsx";
import { Tag } from "../../../ui/words/Tag.tsx";
import { projectText } from "../text/projectText.ts";
import { projectStatusText } from "@mars/wording/projects/projectStatusText";
import { statusKey } from "@mars/wording/projects/statusKey";
import { taskPageText } from "../task/text.ts";
import { uiStage } from "../uiStage.ts";

/** Status with its stage's swatch; a draft says that it is not yet applied for. */
export function StatusLine({ project }: { project: Project }) {
  const t = useText(projectText);
  const s = useText(projectStatusText);
  const p = useText(taskPageText);
  const stage = uiStage(project.stage);
  const request = openRequest(project.status, project.applications);
  return (
    <p className="status-line">
      {stage && <StageSwatch stage={stage} />}
      <b>{s(statusKey(project))}</b>
      <span className="mute">{project.caseNumber}</span>
      <span className="mute">
        {project.status === "draft" && project.appliedAt === null
          ? t("notYetApplied")
          : project.lastStateChangedAt
            ? t("since", { day: formatDate(project.lastStateChangedAt) })
            : null}
      </span>
      {project.origin === "demo" && <Tag variant="warning">{t("invented")}</Tag>}
      {request && (
        <span className={request.sent ? "mute" : "warn"}>
          {request.sent ? p("form.isSent", { day: formatDate(request.sent.on) }) : p("form.unsent")}
        </span>
      )}
    </p>
  );
}
