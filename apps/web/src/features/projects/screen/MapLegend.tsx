import type { Project } from "@mars/contracts/projects/projectShapes";
import { useText } from "../../../lib/language/text.ts";
import { ShapeSwatch } from "../../../map/index.ts";
import { useNeighbours } from "../projectQueries.ts";
import { projectText } from "../text/projectText.ts";
import { projectStyle } from "./useProjectShapes.ts";

/** What the map shows of this project and of those in its way; nothing where it stands alone. */
export function MapLegend({ project }: { project: Project }) {
  const t = useText(projectText);
  const { data } = useNeighbours(project, "all");
  if (!data || (data.overlapping.length === 0 && data.hidden === "none")) return null;
  return (
    <ul className="map-legend" aria-label={t("legend.label")}>
      <li>
        <ShapeSwatch shapeStyle={projectStyle(project.stage)} />
        {t("legend.project")}
      </li>
      {data.overlapping.length > 0 && (
        <li>
          <ShapeSwatch shapeStyle="neighbour" />
          {t("legend.neighbour")}
        </li>
      )}
      {data.hidden !== "none" && <li className="mute">{t("legend.hidden")}</li>}
    </ul>
  );
}
