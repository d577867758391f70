import { boxWithin } from "./boundingBox.ts";
import { findMeetingBoxes } from "./meetingBoxes.ts";
import { boxOfTree, type SegmentTree, sideOfTree } from "./segmentTree.ts";
import type { WorkBudget } from "./workBudget.ts";

export type HoleFault = {
  readonly code: "geometry.hole-outside" | "geometry.hole-in-hole";
  /** Which hole, counted from one. */
  readonly hole: number;
};

/** Whether every point of `inner` lies in `outer` or on its edge. Rings must not cross. */
function liesWithin(inner: SegmentTree, outer: SegmentTree, budget: WorkBudget): boolean {
  if (!boxWithin(boxOfTree(inner), boxOfTree(outer))) return false;
  return inner.points.every((point) => sideOfTree(outer, point, budget) !== "outside");
}

/** A hole that is not inside the outer ring, or lies inside another hole.
 * Asks for rings that do not cross (see selfCrossing). */
export function holeFault(trees: readonly SegmentTree[], budget: WorkBudget): HoleFault | null {
  const [outer, ...holes] = trees;
  if (outer === undefined) return null;
  const outside = holes.findIndex((hole) => !liesWithin(hole, outer, budget));
  if (outside >= 0) return { code: "geometry.hole-outside", hole: outside + 1 };
  return findMeetingBoxes(holes.map(boxOfTree), budget, (i, j) => {
    if (liesWithin(holes[i]!, holes[j]!, budget))
      return { code: "geometry.hole-in-hole", hole: i + 1 };
    if (liesWithin(holes[j]!, holes[i]!, budget))
      return { code: "geometry.hole-in-hole", hole: j + 1 };
    return null;
  });
}
