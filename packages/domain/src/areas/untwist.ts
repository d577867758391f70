import { signedRingAreaM2 } from "./areaHa.ts";
import type { AreaGeometry, Point } from "./geometry.ts";
import { segmentsMeet } from "./segmentsMeet.ts";
import { findPair, ringTree } from "./segmentTree.ts";

/**
 * A polygon whose edge crosses itself once, like an eight, as the two areas it encloses; null for
 * anything else. An edge that curls inside itself is no eight: there it is not clear what was meant.
 */
export function untwist(geometry: AreaGeometry): AreaGeometry | null {
  if (geometry.type !== "Polygon" || geometry.coordinates.length !== 1) return null;
  const tree = ringTree(geometry.coordinates[0]!);
  const { points, segmentCount } = tree;
  let crossing: { first: number; second: number; point: Point } | null = null;
  const isMore = findPair(tree, tree, (i, j) => {
    const [first, second] = i < j ? [i, j] : [j, i];
    if (second - first === 1 || second - first === segmentCount - 1) return null;
    const [a, b, c, d] = [points[first]!, points[first + 1]!, points[second]!, points[second + 1]!];
    const meeting = segmentsMeet(a, b, c, d);
    if (meeting === null) return null;
    if (crossing !== null || meeting.kind !== "cross") return true;
    crossing = { first, second, point: meeting.point };
    return null;
  });
  if (isMore !== null || crossing === null) return null;
  const { first, second, point } = crossing as { first: number; second: number; point: Point };
  const one = [point, ...points.slice(first + 1, second + 1), point];
  const other = [point, ...points.slice(second + 1, -1), ...points.slice(0, first + 1), point];
  if (signedRingAreaM2(one) > 0 === signedRingAreaM2(other) > 0) return null;
  return { type: "MultiPolygon", coordinates: [[one], [other]] };
}
