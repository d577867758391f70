import type { Project } from "@mars/contracts/projectShapes";
import { formatDate } from "@mars/wording/format/dates";
import { useText } from "../../../lib/language/text.ts";
import { StageSwatch } from "../../../ui/StageSwatch.tsx";
import { projectText } from "../text/projectText.ts";
import { projectStatusText } from "@mars/wording/projects/projectStatusText";
import { uiStage } from "../uiStage.ts";

/** Status with its stage's swatch; a draft says that it is not yet applied for. */
export function StatusLine({ project }: { project: Project }) {
  const t = useText(projectText);
  const s = useText(projectStatusText);
  const stage = uiStage(project.stage);
  return (
    <p className="status-line">
      {stage && <StageSwatch stage={stage} />}
      <b>{s(project.status)}</b>
      <span className="mute">
        {project.appliedAt === null && project.status === "draft"
          ? t("notYetApplied")
          : project.lastStateChangedAt
            ? t("since", { day: formatDate(project.lastStateChangedAt) })
            : null}
      </span>
    </p>
  );
}
