import type { UnitKind } from "@mars/contracts/status/statusShapes";
import type { ReactNode } from "react";
import { useKeptSearch } from "../../../features/status/asOf/asOf.ts";
import { Link } from "../../../lib/router/Link.tsx";

const pages = {
  plan: "/dashboard/plan/:id",
  municipality: "/dashboard/kommune/:id",
  tripartite: "/dashboard/vos/:id",
} as const;

/** To the effects of one unit. */
export function DashboardUnitLink({
  kind,
  slug,
  children,
}: {
  kind: UnitKind;
  slug: string;
  children: ReactNode;
}) {
  const search = useKeptSearch();
  return (
    <Link to={pages[kind]} params={{ id: slug }} search={search}>
      {children}
    </Link>
  );
}
