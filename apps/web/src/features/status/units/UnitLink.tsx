import type { UnitKind } from "@mars/contracts/status/statusShapes";
import type { ReactNode } from "react";
import { Link } from "../../../lib/router/Link.tsx";
import { useKeptSearch } from "../asOf/asOf.ts";

/** A link to the status page of a municipality, tripartite or coastal water group. */
export function UnitLink({
  kind,
  slug,
  children,
}: {
  kind: UnitKind;
  slug: string;
  children: ReactNode;
}) {
  const search = useKeptSearch();
  if (kind === "municipality")
    return (
      <Link to="/status/kommuner/:municipalityId" params={{ municipalityId: slug }} search={search}>
        {children}
      </Link>
    );
  if (kind === "tripartite")
    return (
      <Link to="/status/lokaletreparter/:vosId" params={{ vosId: slug }} search={search}>
        {children}
      </Link>
    );
  return (
    <Link to="/status/kystvandgrupper/:planId" params={{ planId: slug }} search={search}>
      {children}
    </Link>
  );
}
