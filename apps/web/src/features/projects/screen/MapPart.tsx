import type { Project } from "@mars/contracts/projects/projectShapes";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { type MapModel, MapView } from "../../../map/index.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { AreaNotices } from "../overview/AreaNotices.tsx";
import { taskPageText } from "../task/text.ts";
import { projectText } from "../text/projectText.ts";
import { MapLegend } from "./MapLegend.tsx";
import { Part } from "./Part.tsx";

type Props = { project: Project; model: MapModel; onRedraw: () => void };

/** Where the project lies, and what is to be known about its area. */
export function MapPart({ project, model, onRedraw }: Props) {
  const t = useText(projectText);
  const p = useText(taskPageText);
  const mayDraw = project.rights.edit || project.rights.revise;
  return (
    <Part section="map" title={p("map")}>
      {project.geometry ? (
        <div className="project-map">
          <MapView model={model} controls={{ search: false, layers: false }} />
        </div>
      ) : (
        <p className="mute">{p("noMap")}</p>
      )}
      <MapLegend project={project} />
      <div className="row project-map-acts">
        {project.geometry && (
          <Link to="/projects/:id" params={{ id: project.id }} search={{ mode: "map" }}>
            {p("openMap")}
          </Link>
        )}
        {mayDraw && project.geometry && (
          <Button variant="secondary" size="small" icon="area" onClick={onRedraw}>
            {t("area.redraw")}
          </Button>
        )}
      </div>
      <AreaNotices project={project} />
    </Part>
  );
}
