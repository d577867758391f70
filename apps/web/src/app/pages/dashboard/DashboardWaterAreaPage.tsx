import { useParams } from "../../../lib/router/params.ts";
import { UnitDashboard } from "./UnitDashboard.tsx";

export function DashboardWaterAreaPage() {
  const { id } = useParams<"/dashboard/vos/:id">();
  return <UnitDashboard key={id} kind="tripartite" id={id} />;
}
