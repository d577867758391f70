import { type AreaGeometry, polygonsOf, type Ring, verticesOfRing } from "./geometry.ts";
import { orientPolygon } from "./orientRings.ts";

const MILLIMETRES_PER_METRE = 1000;

function canonicalRing(ring: Ring): string {
  const vertices = verticesOfRing(ring);
  const count = vertices.length;
  const millimetres = new Float64Array(2 * count);
  let start = 0;
  for (let i = 0; i < count; i++) {
    // Whole millimetres: two clients that print a double differently mean the same place.
    const x = Math.round(vertices[i]![0] * MILLIMETRES_PER_METRE);
    const y = Math.round(vertices[i]![1] * MILLIMETRES_PER_METRE);
    millimetres[2 * i] = x;
    millimetres[2 * i + 1] = y;
    const firstX = millimetres[2 * start]!;
    if (x < firstX || (x === firstX && y < millimetres[2 * start + 1]!)) start = i;
  }
  let text = "";
  for (let i = 0; i < count; i++) {
    const at = 2 * ((start + i) % count);
    text += `${i === 0 ? "" : ","}${millimetres[at]!} ${millimetres[at + 1]!}`;
  }
  return text;
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
