/**
 * Signed area that a ring's edges and the collected edges of the area have in common, as
 * square metres: each pair of edges adds the common area of its two trapezoids above `bottom`.
 */
export function commonTrapezoidsM2(
  edges: Float64Array,
  edgeCount: number,
  coordinates: Float64Array,
  offset: number,
  points: number,
  bottom: number,
): number {
  const end = 4 * edgeCount;
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
    for (let i = 0; i < end; i += 4) {
      const x0 = edges[i]!;
      const x1 = edges[i + 2]!;
      const backwards = x1 < x0;
      let left = backwards ? x1 : x0;
      let right = backwards ? x0 : x1;
      if (left < from) left = from;
      if (right > to) right = to;
      if (left >= right) continue;
      const y0 = edges[i + 1]!;
      const slopeA = (edges[i + 3]! - y0) / (x1 - x0);
      const width = right - left;
      const aLeft = y0 + slopeA * (left - x0);
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
      sum += backwards ? twiceCommon : -twiceCommon;
    }
    twice += rightwards ? -sum : sum;
  }
  return twice / 2;
}
