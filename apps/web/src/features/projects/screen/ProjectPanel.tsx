import type { Project } from "@mars/contracts/projects/projectShapes";
import { useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { MapLayout, type MapModel, MapView, PanelHead } from "../../../map/index.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { AreaNotices } from "../overview/AreaNotices.tsx";
import { StatusLine } from "../overview/StatusLine.tsx";
import { SupplementaryList } from "../supplementary/SupplementaryList.tsx";
import { taskPageText } from "../task/text.ts";
import { useTask } from "../task/useTask.ts";
import { MapLegend } from "./MapLegend.tsx";
import { toggled } from "./toggled.ts";
import { useNeighbourShapes } from "./useNeighbourShapes.ts";
import { useProjectShapes } from "./useProjectShapes.ts";

type Props = { project: Project; model: MapModel; onClose: () => void };

/** The project's map in full, beside the same task; everything else is on the project's page. */
export function ProjectPanel({ project, model, onClose }: Props) {
  const t = useText(taskPageText);
  const caseTask = useTask(project);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  useNeighbourShapes(model, project);
  useProjectShapes(model, project, hidden);
  const point = (id: string | null) => {
    const area = project.supplementaryGeometries.find((one) => one.id === id);
    model.pointAt(area?.geometry ?? null);
  };
  return (
    <MapLayout
      label={project.name}
      head={
        <PanelHead
          back={
            <Link to="/projects/:id" params={{ id: project.id }}>
              {t("backToProject")}
            </Link>
          }
          title={project.name}
          status={<StatusLine project={project} />}
        />
      }
      foot={
        <Button className="foot-primary" onClick={onClose}>
          {t("backToProject")}
        </Button>
      }
      map={<MapView model={model} />}
    >
      <div className="project">
        {caseTask && (
          <section className="project-part">
            <p className="task-eyebrow">{caseTask.words.eyebrow}</p>
            <h2>{caseTask.words.title}</h2>
            <p>{caseTask.words.text}</p>
          </section>
        )}
        <section className="project-part">
          <MapLegend project={project} />
          <AreaNotices project={project} />
          <SupplementaryList
            project={project}
            hidden={hidden}
            onToggle={(id) => setHidden(toggled(hidden, id))}
            onPoint={point}
          />
        </section>
      </div>
    </MapLayout>
  );
}
