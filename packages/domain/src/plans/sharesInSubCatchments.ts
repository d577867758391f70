export type SubCatchmentOverlap = {
  readonly opId: string;
  readonly planId: string;
  readonly overlapHa: number;
};

/**
 * Which part of an area's effects each sub-catchment gets. An area's part of a plan is the published
 * one; within the plan it is divided by overlap with the plan's sub-catchments, so that these add up
 * to the plan also where outlines of plans and sub-catchments do not quite meet.
 */
export function sharesInSubCatchments(
  planShares: ReadonlyMap<string, number>,
  overlaps: readonly SubCatchmentOverlap[],
): readonly (SubCatchmentOverlap & { readonly share: number })[] {
  const touchedHa = new Map<string, number>();
  for (const { planId, overlapHa } of overlaps)
    touchedHa.set(planId, (touchedHa.get(planId) ?? 0) + overlapHa);
  return overlaps.flatMap((overlap) => {
    const planShare = planShares.get(overlap.planId);
    if (planShare === undefined) return [];
    const share = (planShare * overlap.overlapHa) / (touchedHa.get(overlap.planId) ?? 1);
    return [{ ...overlap, share }];
  });
}
