import type { Point } from "./geometry.ts";

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
): T | null {
  const pending: number[] = [1, 1];
  while (pending.length > 0) {
    const nodeB = pending.pop()!;
    const nodeA = pending.pop()!;
    if (!nodesMeet(a.boxes, nodeA, b.boxes, nodeB)) continue;
    const leafA = nodeA >= a.leafStart;
    const leafB = nodeB >= b.leafStart;
    if (leafA && leafB) {
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
