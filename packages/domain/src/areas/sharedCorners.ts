import { type Point, type PolygonRings, type Ring, samePoint, verticesOfRing } from "./geometry.ts";

/** Closer than this two places are one: a tenth of a millimetre is below what any map holds. */
const SAME_PLACE_M = 1e-4;

export function isSamePlace(a: Point, b: Point): boolean {
  return Math.abs(a[0] - b[0]) <= SAME_PLACE_M && Math.abs(a[1] - b[1]) <= SAME_PLACE_M;
}

/**
 * The rings with those of the points that lie on a side as corners of it. A point that was snapped
 * to a slanting side lies a hair next to it; as a corner of both it is exactly the same place.
 */
export function withCorners(rings: PolygonRings, points: readonly Point[]): PolygonRings {
  return rings.map((ring) => {
    const near = withinReach(points, ring);
    if (near.length === 0) return ring;
    const made = ring.flatMap((a, i) => {
      const b = ring[i + 1];
      return b ? [a, ...cornersOn(a, b, near)] : [a];
    });
    return made.length === ring.length ? ring : made;
  });
}

/** The points between two places that lie on the line from one to the other, in its order. */
export function cornersOn(a: Point, b: Point, points: readonly Point[]): readonly Point[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) return [];
  const [minX, maxX] = [Math.min(a[0], b[0]) - SAME_PLACE_M, Math.max(a[0], b[0]) + SAME_PLACE_M];
  const [minY, maxY] = [Math.min(a[1], b[1]) - SAME_PLACE_M, Math.max(a[1], b[1]) + SAME_PLACE_M];
  const found: { point: Point; along: number }[] = [];
  for (const point of points) {
    const [x, y] = point;
    if (x < minX || x > maxX || y < minY || y > maxY) continue;
    const away = Math.abs((x - a[0]) * dy - (y - a[1]) * dx) / length;
    if (away > SAME_PLACE_M || isSamePlace(point, a) || isSamePlace(point, b)) continue;
    found.push({ point, along: (x - a[0]) * dx + (y - a[1]) * dy });
  }
  return found
    .toSorted((p, q) => p.along - q.along)
    .map(({ point }) => point)
    .filter((point, i, all) => i === 0 || !samePoint(point, all[i - 1]!));
}

/** The ring with its corners exactly on those of the others that are the same place. */
export function ontoCorners(ring: Ring, points: readonly Point[]): Ring {
  const near = withinReach(points, ring);
  return ring.map((own) => near.find((point) => isSamePlace(point, own)) ?? own);
}

export function cornersOf(rings: PolygonRings): readonly Point[] {
  return rings.flatMap(verticesOfRing);
}

function withinReach(points: readonly Point[], ring: Ring): readonly Point[] {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ring) {
    minX = Math.min(minX, x);
    minY = Math.min(minY, y);
    maxX = Math.max(maxX, x);
    maxY = Math.max(maxY, y);
  }
  const within = ([x, y]: Point) =>
    x >= minX - SAME_PLACE_M &&
    x <= maxX + SAME_PLACE_M &&
    y >= minY - SAME_PLACE_M &&
    y <= maxY + SAME_PLACE_M;
  return points.filter(within);
}
