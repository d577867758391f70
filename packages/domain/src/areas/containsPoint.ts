import {
  type AreaGeometry,
  type Point,
  type PolygonRings,
  polygonsOf,
  type Ring,
} from "./geometry.ts";
import { turn } from "./segmentsMeet.ts";

export type Side = "inside" | "boundary" | "outside";

export function sideOfRing(ring: Ring, point: Point): Side {
  const [x, y] = point;
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = ring[j]!;
    const b = ring[i]!;
    const above = b[1] > y;
    if (above !== a[1] > y) {
      const side = turn(a, b, point);
      if (side === 0) return "boundary";
      if (side > 0 === above) inside = !inside;
    } else if (b[1] === y && a[1] === y && x >= Math.min(a[0], b[0]) && x <= Math.max(a[0], b[0])) {
      return "boundary";
    } else if (b[0] === x && b[1] === y) {
      return "boundary";
    }
  }
  return inside ? "inside" : "outside";
}

export function sideOfPolygon(rings: PolygonRings, point: Point): Side {
  const [outer, ...holes] = rings;
  if (outer === undefined) return "outside";
  const side = sideOfRing(outer, point);
  if (side !== "inside") return side;
  for (const hole of holes) {
    const inHole = sideOfRing(hole, point);
    if (inHole === "boundary") return "boundary";
    if (inHole === "inside") return "outside";
  }
  return "inside";
}

/** Whether the point lies in the geometry or on its edge. */
export function containsPoint(geometry: AreaGeometry, point: Point): boolean {
  return polygonsOf(geometry).some((rings) => sideOfPolygon(rings, point) !== "outside");
}
