import type { EdgeBuckets } from "./EdgeBuckets.ts";

/**
 * Signed area that a ring's edges and the collected edges of the area have in common, as
 * square metres: each pair of edges adds the common area of its two trapezoids above `bottom`.
 */
export function commonTrapezoidsM2(
  edges: EdgeBuckets,
  coordinates: Float64Array,
  offset: number,
  points: number,
  bottom: number,
): number {
  const { starts, left: lefts, right: rights, height: heights, slope: slopes, sign: signs } = edges;
  const isOneBucket = edges.count === 1;
  let twice = 0;
  for (let j = 0, p = offset; j < points - 1; j++, p += 2) {
    const u0 = coordinates[p]!;
    const u1 = coordinates[p + 2]!;
    if (u0 === u1) continue;
    const v0 = coordinates[p + 1]! - bottom;
    const v1 = coordinates[p + 3]! - bottom;
    const rightwards = u0 < u1;
    const from = rightwards ? u0 : u1;
    const to = rightwards ? u1 : u0;
    const slopeB = (v1 - v0) / (u1 - u0);
    let sum = 0;
    const end = starts[isOneBucket ? 1 : edges.bucketOf(to) + 1]!;
    for (let i = starts[isOneBucket ? 0 : edges.bucketOf(from)]!; i < end; i++) {
      const edgeLeft = lefts[i]!;
      const edgeRight = rights[i]!;
      const left = edgeLeft < from ? from : edgeLeft;
      const right = edgeRight > to ? to : edgeRight;
      if (left >= right) continue;
      const slopeA = slopes[i]!;
      const width = right - left;
      const aLeft = heights[i]! + slopeA * (left - edgeLeft);
      const aRight = aLeft + slopeA * width;
      const bLeft = v0 + slopeB * (left - u0);
      const bRight = bLeft + slopeB * width;
      const gapLeft = aLeft - bLeft;
      const gapRight = aRight - bRight;
      let twiceCommon: number;
      if (gapLeft <= 0 && gapRight <= 0) twiceCommon = (aLeft + aRight) * width;
      else if (gapLeft >= 0 && gapRight >= 0) twiceCommon = (bLeft + bRight) * width;
      else {
        const along = gapLeft / (gapLeft - gapRight);
        const before = width * along;
        const height = aLeft + (aRight - aLeft) * along;
        twiceCommon =
          gapLeft < 0
            ? (aLeft + height) * before + (height + bRight) * (width - before)
            : (bLeft + height) * before + (height + aRight) * (width - before);
      }
      sum += signs[i]! * twiceCommon;
    }
    twice += rightwards ? -sum : sum;
  }
  return twice / 2;
}
