import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { addressOf } from "../../../lib/router/address.ts";

export const unitKinds: readonly UnitKind[] = ["municipality", "tripartite", "plan"];

/** The status page of a unit. */
export function unitAddress(kind: UnitKind, slug: string, search: { asOf: string | null }): string {
  if (kind === "municipality")
    return addressOf({
      to: "/status/kommuner/:municipalityId",
      params: { municipalityId: slug },
      search,
    });
  if (kind === "tripartite")
    return addressOf({ to: "/status/lokaletreparter/:vosId", params: { vosId: slug }, search });
  return addressOf({ to: "/status/kystvandgrupper/:planId", params: { planId: slug }, search });
}
