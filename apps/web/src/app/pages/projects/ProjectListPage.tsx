import { ProjectList } from "../../../features/projects/list/ProjectList.tsx";

export function ProjectListPage() {
  return <ProjectList />;
}
