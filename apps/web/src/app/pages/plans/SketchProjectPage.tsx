import { useSketch } from "../../../features/plans/planQueries.ts";
import { SketchScreen } from "../../../features/plans/sketch/SketchScreen.tsx";
import { useParams } from "../../../lib/router/params.ts";
import { usePageTitle } from "../../shell/pageTitle.ts";

export function SketchProjectPage() {
  const { id, projectId } = useParams<"/plans/:id/sketch-projects/:projectId">();
  usePageTitle(useSketch(id, projectId).data?.name ?? null);
  return <SketchScreen planId={id} id={projectId} />;
}
