import { findMeetingBoxes } from "./meetingBoxes.ts";
import { type Point, type Ring, samePoint } from "./geometry.ts";
import { segmentsMeet, turn } from "./segmentsMeet.ts";
import {
  boxOfTree,
  findPair,
  ringTree,
  type SegmentTree,
  segmentTree,
  withoutRepeats,
} from "./segmentTree.ts";
import { unlimited, type WorkBudget } from "./workBudget.ts";

/** Where a line (or, when its ends meet, a ring) meets itself, or null. */
export function selfCrossingOfLine(line: readonly Point[]): Point | null {
  return crossingWithin(segmentTree(withoutRepeats(line)), unlimited);
}

function crossingWithin(tree: SegmentTree, budget: WorkBudget): Point | null {
  const { points, segmentCount } = tree;
  const closed = segmentCount > 1 && samePoint(points[0]!, points[segmentCount]!);
  const meetingOf = (i: number, j: number) => {
    const first = i < j ? i : j;
    const second = i < j ? j : i;
    const a = points[first]!;
    const b = points[first + 1]!;
    const c = points[second]!;
    const d = points[second + 1]!;
    if (second === first + 1) return isSpike(a, b, d) ? b : null;
    if (closed && first === 0 && second === segmentCount - 1) return isSpike(c, d, b) ? a : null;
    return segmentsMeet(a, b, c, d)?.point ?? null;
  };
  return findPair(tree, tree, meetingOf, budget);
}

/** The line turns back on itself at `corner`. */
function isSpike(before: Point, corner: Point, after: Point): boolean {
  if (turn(before, corner, after) !== 0) return false;
  const forward =
    (corner[0] - before[0]) * (after[0] - corner[0]) +
    (corner[1] - before[1]) * (after[1] - corner[1]);
  return forward < 0;
}

/** Where the rings of a polygon cross themselves or each other. Two rings may share single points. */
export function selfCrossing(trees: readonly SegmentTree[], budget: WorkBudget): Point | null {
  for (const tree of trees) {
    const own = crossingWithin(tree, budget);
    if (own !== null) return own;
  }
  return findMeetingBoxes(trees.map(boxOfTree), budget, (i, j) =>
    crossingBetween(trees[i]!, trees[j]!, budget),
  );
}

/** Where two rings cross or run along each other; they may share single points. */
export function crossingOfRings(a: Ring, b: Ring): Point | null {
  return crossingBetween(ringTree(a), ringTree(b), unlimited);
}

export function crossingBetween(a: SegmentTree, b: SegmentTree, budget: WorkBudget): Point | null {
  const meetingOf = (i: number, j: number) => {
    const meeting = segmentsMeet(a.points[i]!, a.points[i + 1]!, b.points[j]!, b.points[j + 1]!);
    return meeting === null || meeting.kind === "touch" ? null : meeting.point;
  };
  return findPair(a, b, meetingOf, budget);
}

/** Where the next segment of a half-drawn line would cross what is drawn so far, or null.
 * Looks once along the line, so it can run on every pointer move. */
export function crossingOfNextSegment(drawn: readonly Point[], next: Point): Point | null {
  const end = drawn.at(-1);
  if (end === undefined || samePoint(end, next)) return null;
  const before = drawn.at(-2);
  if (before !== undefined && isSpike(before, end, next)) return end;
  for (let i = 0; i + 2 < drawn.length; i++) {
    const meeting = segmentsMeet(drawn[i]!, drawn[i + 1]!, end, next);
    if (meeting === null) continue;
    // Coming back to the first point closes the ring; that is how drawing ends.
    if (i === 0 && meeting.kind === "touch" && samePoint(next, drawn[0]!)) continue;
    return meeting.point;
  }
  return null;
}
