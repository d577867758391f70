import type { Project } from "@mars/contracts/projects/projectShapes";
import { datasetIds } from "@mars/domain/datasets/datasetIds";
import { useEffect, useRef, useState } from "react";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { addressOf } from "../../../lib/router/address.ts";
import { navigate, useSearch } from "../../../lib/router/currentLocation.ts";
import { MapLayout, type MapModel, MapView, PanelHead, useMapModel } from "../../../map/index.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { RedrawPanel } from "../area/RedrawPanel.tsx";
import { AreaNotices } from "../overview/AreaNotices.tsx";
import { StatusLine } from "../overview/StatusLine.tsx";
import { useProject } from "../projectQueries.ts";
import { AddSupplementary } from "../supplementary/AddSupplementary.tsx";
import { SupplementaryList } from "../supplementary/SupplementaryList.tsx";
import { taskPageText } from "../task/text.ts";
import { useTask } from "../task/useTask.ts";
import { projectText } from "../text/projectText.ts";
import { LostProject } from "./LostProject.tsx";
import { MapLegend } from "./MapLegend.tsx";
import { ProjectOverview } from "./ProjectOverview.tsx";
import { ScreenState } from "./ScreenState.tsx";
import { toggled } from "./toggled.ts";
import { useLostFocusOnHeading } from "./useLostFocusOnHeading.ts";
import { useNeighbourShapes } from "./useNeighbourShapes.ts";
import { useProjectShapes } from "./useProjectShapes.ts";
import "../projects.css";
import "../text/problemText.ts";

const nothingHidden: ReadonlySet<string> = new Set();

/** One project on the map: seen, drawn again, or with an area added. The map stays as it is between them. */
export function ProjectScreen({ id }: { id: string }) {
  const t = useText(projectText);
  const model = useMapModel({ layers: [datasetIds.carbonRichSoil] });
  const project = useProject(id);
  const { mode } = useSearch();
  const hasFitted = useRef(false);
  const geometry = project.data?.geometry;
  useEffect(() => {
    if (!geometry || hasFitted.current) return;
    hasFitted.current = true;
    model.fit(geometry);
  }, [model, geometry]);

  const isMissing =
    project.error instanceof HttpProblem && [400, 404, 422].includes(project.error.status);
  if (project.isLost) return <LostProject />;
  if (isMissing) return <ScreenState title={t("notFound")} text={t("notFoundText")} />;
  if (project.isError && !project.data) {
    return (
      <ScreenState
        error={project.error}
        title={t("notRead")}
        onRetry={() => void project.refetch()}
      />
    );
  }
  if (!project.data) return <ScreenState title={t("reading")} isLoading />;

  // What is left for the page itself is done: Back does not open the drawing again.
  const goTo = (next: string | null) =>
    navigate(addressOf({ to: "/projects/:id", params: { id }, search: { mode: next } }), {
      replace: next === null,
    });
  const leave = () => {
    goTo(null);
    if (geometry) model.fit(geometry);
  };
  const { edit, revise } = project.data.rights;
  const isDrawing = (edit || revise) && (mode === "area" || mode === "supplementary");
  if (isDrawing) {
    return <Drawing project={project.data} model={model} mode={mode} onDone={() => leave()} />;
  }
  if (mode === "map") {
    return <ProjectPanel project={project.data} model={model} onClose={() => goTo(null)} />;
  }
  return (
    <ProjectOverview
      project={project.data}
      model={model}
      onRedraw={() => goTo("area")}
      onAddSupplementary={() => goTo("supplementary")}
    />
  );
}

type DrawingProps = {
  project: Project;
  model: MapModel;
  mode: "area" | "supplementary";
  onDone: () => void;
};

function Drawing({ project, model, mode, onDone }: DrawingProps) {
  useNeighbourShapes(model, project, true);
  useProjectShapes(model, project, nothingHidden);
  useLostFocusOnHeading(mode);
  const props = { project, model, onDone };
  return mode === "area" ? <RedrawPanel {...props} /> : <AddSupplementary {...props} />;
}

type Props = { project: Project; model: MapModel; onClose: () => void };

/** The project's map in full, next to the same task; everything else is on the project's page. */
function ProjectPanel({ project, model, onClose }: Props) {
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
