import { AppliedScreen } from "../../../features/plans/applied/AppliedScreen.tsx";
import { usePlanProject } from "../../../features/plans/planQueries.ts";
import { useParams } from "../../../lib/router/params.ts";
import { usePageTitle } from "../../shell/pageTitle.ts";

export function AppliedProjectPage() {
  const { id, projectId } = useParams<"/plans/:id/projects/:projectId">();
  usePageTitle(usePlanProject(id, projectId).data?.name ?? null);
  return <AppliedScreen planId={id} id={projectId} />;
}
