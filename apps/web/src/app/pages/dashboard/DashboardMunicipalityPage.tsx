import { useParams } from "../../../lib/router/params.ts";
import { UnitDashboard } from "./UnitDashboard.tsx";

export function DashboardMunicipalityPage() {
  const { id } = useParams<"/dashboard/kommune/:id">();
  return <UnitDashboard key={id} kind="municipality" id={id} />;
}
