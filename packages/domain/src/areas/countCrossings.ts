import { type AreaGeometry, polygonsOf } from "./geometry.ts";
import { findMeetingBoxes } from "./meetingBoxes.ts";
import { segmentsMeet } from "./segmentsMeet.ts";
import { boxOfTree, findPair, ringTree, type SegmentTree } from "./segmentTree.ts";
import { TooTangled } from "./workBudget.ts";

const MAX_STEPS = 2_000_000;

/** How many pairs of edges meet that are not neighbours; counted no further than past the limit. */
export function countCrossings(geometry: AreaGeometry, limit: number): number {
  const trees = polygonsOf(geometry).flatMap((rings) => rings.map(ringTree));
  const budget = { steps: MAX_STEPS };
  let count = 0;
  const tally = (a: SegmentTree, b: SegmentTree) => (i: number, j: number) => {
    if (a === b && areNeighbours(i, j, a.segmentCount)) return null;
    if (!segmentsMeet(a.points[i]!, a.points[i + 1]!, b.points[j]!, b.points[j + 1]!)) return null;
    return ++count > limit ? true : null;
  };
  const between = (a: SegmentTree, b: SegmentTree) => findPair(a, b, tally(a, b), budget);
  try {
    if (!trees.some((tree) => between(tree, tree)))
      findMeetingBoxes(trees.map(boxOfTree), budget, (i, j) => between(trees[i]!, trees[j]!));
  } catch (error) {
    if (!(error instanceof TooTangled)) throw error;
    return limit + 1;
  }
  return count;
}

function areNeighbours(i: number, j: number, segmentCount: number): boolean {
  const apart = Math.abs(i - j);
  return apart === 1 || apart === segmentCount - 1;
}
