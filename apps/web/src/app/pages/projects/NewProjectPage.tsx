import { NewProject } from "../../../features/projects/create/NewProject.tsx";

export function NewProjectPage() {
  return <NewProject />;
}
