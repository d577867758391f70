import { useParams } from "../../../lib/router/params.ts";
import { UnitDashboard } from "./UnitDashboard.tsx";

export function DashboardPlanPage() {
  const { id } = useParams<"/dashboard/plan/:id">();
  return <UnitDashboard key={id} kind="plan" id={id} />;
}
