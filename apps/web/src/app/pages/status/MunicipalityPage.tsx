import { useParams } from "../../../lib/router/params.ts";
import { UnitStatusPage } from "./UnitStatusPage.tsx";

export function MunicipalityPage() {
  const { municipalityId } = useParams<"/status/kommuner/:municipalityId">();
  return <UnitStatusPage key={municipalityId} kind="municipality" id={municipalityId} />;
}
