import { useProject } from "../../../features/projects/projectQueries.ts";
import { ProjectScreen } from "../../../features/projects/screen/ProjectScreen.tsx";
import { useParams } from "../../../lib/router/params.ts";
import { usePageTitle } from "../../shell/pageTitle.ts";

export function ProjectPage() {
  const { id } = useParams<"/projects/:id">();
  usePageTitle(useProject(id).data?.name ?? null);
  return <ProjectScreen key={id} id={id} />;
}
