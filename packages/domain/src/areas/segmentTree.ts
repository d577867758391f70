import type { BoundingBox } from "./boundingBox.ts";
import type { Side } from "./containsPoint.ts";
import { type Point, type Ring, samePoint } from "./geometry.ts";
import { turn } from "./segmentsMeet.ts";
import { spend, unlimited, type WorkBudget } from "./workBudget.ts";

/** Segments of one line or ring in order, under a binary tree of boxes. Neighbours along a ring lie
 * close to each other, so the order itself is a good enough index and nothing needs sorting. */
export type SegmentTree = {
  readonly points: readonly Point[];
  readonly segmentCount: number;
  /** minX, minY, maxX, maxY per node; node 1 is the root, leaves start at `leafStart`. */
  readonly boxes: Float64Array;
  readonly leafStart: number;
};

const SEGMENTS_PER_LEAF = 4;
/** Sixteen pairs of segments, held against the price of one pair of boxes. */
const STEPS_PER_LEAF = 8;

/** `points` must not repeat a point twice in a row. */
export function segmentTree(points: readonly Point[]): SegmentTree {
  const segmentCount = Math.max(0, points.length - 1);
  const leafCount = Math.max(1, Math.ceil(segmentCount / SEGMENTS_PER_LEAF));
  const leafStart = 2 ** Math.ceil(Math.log2(leafCount));
  const boxes = new Float64Array(leafStart * 2 * 4);
  for (let at = 0; at < boxes.length; at += 4) {
    boxes[at] = boxes[at + 1] = Infinity;
    boxes[at + 2] = boxes[at + 3] = -Infinity;
  }
  for (let i = 0; i < segmentCount; i++) {
    const at = (leafStart + Math.floor(i / SEGMENTS_PER_LEAF)) * 4;
    grow(boxes, at, points[i]![0], points[i]![1]);
    grow(boxes, at, points[i + 1]![0], points[i + 1]![1]);
  }
  for (let node = leafStart - 1; node >= 1; node--) {
    const left = node * 2 * 4;
    const right = left + 4;
    boxes[node * 4] = Math.min(boxes[left]!, boxes[right]!);
    boxes[node * 4 + 1] = Math.min(boxes[left + 1]!, boxes[right + 1]!);
    boxes[node * 4 + 2] = Math.max(boxes[left + 2]!, boxes[right + 2]!);
    boxes[node * 4 + 3] = Math.max(boxes[left + 3]!, boxes[right + 3]!);
  }
  return { points, segmentCount, boxes, leafStart };
}

function grow(boxes: Float64Array, at: number, x: number, y: number): void {
  if (x < boxes[at]!) boxes[at] = x;
  if (y < boxes[at + 1]!) boxes[at + 1] = y;
  if (x > boxes[at + 2]!) boxes[at + 2] = x;
  if (y > boxes[at + 3]!) boxes[at + 3] = y;
}

function nodesMeet(a: Float64Array, nodeA: number, b: Float64Array, nodeB: number): boolean {
  const i = nodeA * 4;
  const j = nodeB * 4;
  return (
    a[i]! <= b[j + 2]! && b[j]! <= a[i + 2]! && a[i + 1]! <= b[j + 3]! && b[j + 1]! <= a[i + 3]!
  );
}

/** Visits pairs of segments whose boxes may meet, until `visit` answers something.
 * With the same tree twice each unordered pair is visited once. */
export function findPair<T>(
  a: SegmentTree,
  b: SegmentTree,
  visit: (segmentA: number, segmentB: number) => T | null,
  budget: WorkBudget = unlimited,
): T | null {
  const pending: number[] = [1, 1];
  while (pending.length > 0) {
    const nodeB = pending.pop()!;
    const nodeA = pending.pop()!;
    spend(budget, 1);
    if (!nodesMeet(a.boxes, nodeA, b.boxes, nodeB)) continue;
    const leafA = nodeA >= a.leafStart;
    const leafB = nodeB >= b.leafStart;
    if (leafA && leafB) {
      spend(budget, STEPS_PER_LEAF);
      const found = visitLeaves(a, nodeA, b, nodeB, visit);
      if (found !== null) return found;
    } else if (a === b && nodeA === nodeB) {
      const left = nodeA * 2;
      pending.push(left, left, left, left + 1, left + 1, left + 1);
    } else if (leafB || (!leafA && nodeA <= nodeB)) {
      pending.push(nodeA * 2, nodeB, nodeA * 2 + 1, nodeB);
    } else {
      pending.push(nodeA, nodeB * 2, nodeA, nodeB * 2 + 1);
    }
  }
  return null;
}

function visitLeaves<T>(
  a: SegmentTree,
  nodeA: number,
  b: SegmentTree,
  nodeB: number,
  visit: (segmentA: number, segmentB: number) => T | null,
): T | null {
  const firstA = (nodeA - a.leafStart) * SEGMENTS_PER_LEAF;
  const firstB = (nodeB - b.leafStart) * SEGMENTS_PER_LEAF;
  const endA = Math.min(firstA + SEGMENTS_PER_LEAF, a.segmentCount);
  const endB = Math.min(firstB + SEGMENTS_PER_LEAF, b.segmentCount);
  for (let i = firstA; i < endA; i++) {
    for (let j = a === b && nodeA === nodeB ? i + 1 : firstB; j < endB; j++) {
      const found = visit(i, j);
      if (found !== null) return found;
    }
  }
  return null;
}

export function boxOfTree({ boxes }: SegmentTree): BoundingBox {
  return { minX: boxes[4]!, minY: boxes[5]!, maxX: boxes[6]!, maxY: boxes[7]! };
}

/** As `sideOfRing`, looking only at segments at the point's height. */
export function sideOfTree(tree: SegmentTree, point: Point, budget: WorkBudget): Side {
  const { points, boxes, leafStart, segmentCount } = tree;
  const [x, y] = point;
  let inside = false;
  const pending = [1];
  while (pending.length > 0) {
    const node = pending.pop()!;
    if (y < boxes[node * 4 + 1]! || y > boxes[node * 4 + 3]!) continue;
    spend(budget, 1);
    if (node < leafStart) {
      pending.push(node * 2, node * 2 + 1);
      continue;
    }
    const first = (node - leafStart) * SEGMENTS_PER_LEAF;
    const end = Math.min(first + SEGMENTS_PER_LEAF, segmentCount);
    for (let i = first; i < end; i++) {
      const a = points[i]!;
      const b = points[i + 1]!;
      const above = b[1] > y;
      if (above !== a[1] > y) {
        const side = turn(a, b, point);
        if (side === 0) return "boundary";
        if (side > 0 === above) inside = !inside;
      } else if (b[1] === y && a[1] === y) {
        if (x >= Math.min(a[0], b[0]) && x <= Math.max(a[0], b[0])) return "boundary";
      } else if (b[0] === x && b[1] === y) return "boundary";
    }
  }
  return inside ? "inside" : "outside";
}

/** The segments of a closed ring. */
export function ringTree(ring: Ring): SegmentTree {
  return segmentTree(withoutRepeats(ring));
}

/** A ring as drawn may hold the same point twice in a row (a double click); that is no fault. */
export function withoutRepeats(points: readonly Point[]): readonly Point[] {
  const isRepeat = (point: Point, index: number) =>
    index > 0 && samePoint(point, points[index - 1]!);
  return points.some(isRepeat) ? points.filter((point, index) => !isRepeat(point, index)) : points;
}
