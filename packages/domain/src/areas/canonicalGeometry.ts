import {
  type AreaGeometry,
  type Point,
  polygonsOf,
  type Ring,
  verticesOfRing,
} from "./geometry.ts";
import { orientPolygon } from "./orientRings.ts";

const MILLIMETRES_PER_METRE = 1000;

function before(a: Point, b: Point): boolean {
  return a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
}

function canonicalRing(ring: Ring): string {
  // Whole millimetres: two clients that print a double differently mean the same place.
  const points = verticesOfRing(ring).map(([x, y]): Point => [
    Math.round(x * MILLIMETRES_PER_METRE),
    Math.round(y * MILLIMETRES_PER_METRE),
  ]);
  let start = 0;
  points.forEach((point, index) => {
    if (before(point, points[start]!)) start = index;
  });
  const rotated = [...points.slice(start), ...points.slice(0, start)];
  return rotated.map(([x, y]) => `${x} ${y}`).join(",");
}

/** The same text for the same area, wherever its rings start, whichever way they run and in
 * whichever order its parts come: what a geometry's hash is taken of. */
export function canonicalGeometry(geometry: AreaGeometry): string {
  const polygons = polygonsOf(geometry).map((rings) => {
    const [outer = "", ...holes] = orientPolygon(rings).map(canonicalRing);
    return [outer, ...holes.toSorted()].map((ring) => `(${ring})`).join("");
  });
  return `25832:mm:${polygons.toSorted().join(";")}`;
}
