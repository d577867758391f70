import { useParams } from "../../../lib/router/params.ts";
import { UnitStatusPage } from "./UnitStatusPage.tsx";

export function WaterGroupPage() {
  const { planId } = useParams<"/status/kystvandgrupper/:planId">();
  return <UnitStatusPage key={planId} kind="plan" id={planId} />;
}
