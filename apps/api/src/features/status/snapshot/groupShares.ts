import { unitShares } from "@mars/domain/effects/unitShares";
import { sharesInSubCatchments } from "@mars/domain/plans/sharesInSubCatchments";
import type { OverlapRow } from "./queries.ts";
import type { Share, ShareKind } from "./Snapshot.ts";

type Shares = Partial<Record<ShareKind, Share[]>>;

/** Overlaps as shares by area and kind of unit. */
export function groupShares(
  overlaps: readonly OverlapRow[],
  planOf: ReadonlyMap<string, string>,
): Map<string, Shares> {
  const shares = new Map<string, Shares>();
  for (const [geoLocationId, rows] of Map.groupBy(overlaps, (row) => row.geoLocationId)) {
    const byKind: Shares = {};
    for (const [kind, parts] of Map.groupBy(rows, (row) => row.unitKind))
      byKind[kind] = unitShares(parts).map(({ unitKey, overlapHa, share }) => ({
        unitKey,
        overlapHa,
        share,
      }));
    if (byKind.subcatchment) byKind.subcatchment = inSubCatchments(byKind, planOf);
    shares.set(geoLocationId, byKind);
  }
  return shares;
}

/** As `plan_part` of the database: the plan's part, divided within it. */
function inSubCatchments(byKind: Shares, planOf: ReadonlyMap<string, string>): Share[] {
  const planShares = new Map(byKind.plan?.map(({ unitKey, share }) => [unitKey, share]));
  const overlaps = (byKind.subcatchment ?? []).map(({ unitKey, overlapHa }) => ({
    opId: unitKey,
    planId: planOf.get(unitKey) ?? "",
    overlapHa,
  }));
  return sharesInSubCatchments(planShares, overlaps).map(({ opId, overlapHa, share }) => ({
    unitKey: opId,
    overlapHa,
    share,
  }));
}
