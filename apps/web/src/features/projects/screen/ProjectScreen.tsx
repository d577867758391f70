import { datasetIds } from "@mars/domain/datasets/datasetIds";
import "../projects.css";
import "../text/problemText.ts";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { useEffect, useRef } from "react";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { useText } from "../../../lib/language/text.ts";
import { addressOf } from "../../../lib/router/address.ts";
import { navigate, useSearch } from "../../../lib/router/currentLocation.ts";
import { type MapModel, useMapModel } from "../../../map/index.ts";
import { RedrawPanel } from "../area/RedrawPanel.tsx";
import { useProject } from "../projectQueries.ts";
import { AddSupplementary } from "../supplementary/AddSupplementary.tsx";
import { projectText } from "../text/projectText.ts";
import { ProjectOverview } from "./ProjectOverview.tsx";
import { ProjectPanel } from "./ProjectPanel.tsx";
import { LostProject } from "./LostProject.tsx";
import { ScreenState } from "./ScreenState.tsx";
import { useLostFocusOnHeading } from "./useLostFocusOnHeading.ts";
import { useNeighbourShapes } from "./useNeighbourShapes.ts";
import { useProjectShapes } from "./useProjectShapes.ts";

const nothingHidden: ReadonlySet<string> = new Set();

/** One project on the map: seen, drawn anew, or with an area added. The map stays as it is between them. */
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
