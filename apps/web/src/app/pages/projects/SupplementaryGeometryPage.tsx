import { useProject } from "../../../features/projects/projectQueries.ts";
import { SupplementaryScreen } from "../../../features/projects/supplementary/SupplementaryScreen.tsx";
import { useParams } from "../../../lib/router/params.ts";
import { usePageTitle } from "../../shell/pageTitle.ts";

export function SupplementaryGeometryPage() {
  const { projectId, id } = useParams<"/projects/:projectId/supplementary-geometries/:id">();
  const areas = useProject(projectId).data?.supplementaryGeometries;
  usePageTitle(areas?.find((area) => area.id === id)?.name ?? null);
  return <SupplementaryScreen key={id} projectId={projectId} id={id} />;
}
