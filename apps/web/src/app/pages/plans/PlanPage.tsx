import { usePlan } from "../../../features/plans/planQueries.ts";
import { PlanScreen } from "../../../features/plans/screen/PlanScreen.tsx";
import { useParams } from "../../../lib/router/params.ts";
import { usePageTitle } from "../../shell/pageTitle.ts";

export function PlanPage() {
  const { id } = useParams<"/plans/:id">();
  usePageTitle(usePlan(id).data?.title ?? null);
  return <PlanScreen id={id} />;
}
