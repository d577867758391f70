import { useParams } from "../../../lib/router/params.ts";
import { UnitStatusPage } from "./UnitStatusPage.tsx";

export function TripartitePage() {
  const { vosId } = useParams<"/status/lokaletreparter/:vosId">();
  return <UnitStatusPage key={vosId} kind="tripartite" id={vosId} />;
}
