import type { UnitKind } from "@mars/contracts/statusShapes";
import type { ReactNode } from "react";
import { Link } from "../../../lib/router/Link.tsx";
import { useKeptSearch } from "../asOf/asOf.ts";

/** A link to the status page of a municipality, tripartite or coastal water group. */
export function UnitLink({
  kind,
  id,
  children,
}: {
  kind: UnitKind;
  id: string;
  children: ReactNode;
}) {
  const search = useKeptSearch();
  if (kind === "municipality")
    return (
      <Link to="/status/kommuner/:municipalityId" params={{ municipalityId: id }} search={search}>
        {children}
      </Link>
    );
  if (kind === "tripartite")
    return (
      <Link to="/status/lokaletreparter/:vosId" params={{ vosId: id }} search={search}>
        {children}
      </Link>
    );
  return (
    <Link to="/status/kystvandgrupper/:planId" params={{ planId: id }} search={search}>
      {children}
    </Link>
  );
}
