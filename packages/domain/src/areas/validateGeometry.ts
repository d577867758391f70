import { accept, refuse, type Result } from "../result.ts";
import { polygonAreaHa } from "./areaHa.ts";
import { boundingBox, boxesMeet, boxWithin } from "./boundingBox.ts";
import { sideOfPolygon } from "./containsPoint.ts";
import {
  type AreaGeometry,
  countVertices,
  type Point,
  type PolygonRings,
  polygonsOf,
  type Ring,
  samePoint,
} from "./geometry.ts";
import { holeFault } from "./holeFault.ts";
import type { Limits } from "./limits.ts";
import { orientRings } from "./orientRings.ts";
import { turn } from "./segmentsMeet.ts";
import { crossingOfRings, selfCrossing } from "./selfCrossing.ts";

/** A drawn polygon must be smaller than the limit; an uploaded one must not be above it. */
export type GeometrySource = "drawn" | "uploaded";

/** Checks a geometry, cheapest fault first, and answers with it oriented as RFC 7946 asks. */
export function validateGeometry(
  geometry: AreaGeometry,
  limits: Limits,
  source: GeometrySource = "drawn",
): Result<AreaGeometry> {
  const polygons = polygonsOf(geometry);
  if (polygons.length === 0 || polygons.some((rings) => rings.length === 0)) {
    return refuse("geometry.empty");
  }
  const vertexCount = countVertices(geometry);
  if (vertexCount > limits.maxVertices) {
    return refuse("geometry.too-many-vertices", { vertexCount, limit: limits.maxVertices });
  }
  for (const rings of polygons) {
    const fault = ringFault(rings);
    if (fault !== null) return refuse(fault);
  }
  const box = boundingBox(geometry);
  if (box === null) return refuse("geometry.empty");
  if (!boxWithin(box, limits.extent)) return refuse("geometry.outside-denmark", { box });

  for (const [index, rings] of polygons.entries()) {
    const polygon = index + 1;
    const ha = polygonAreaHa(rings);
    const tooLarge = source === "drawn" ? ha >= limits.maxPolygonHa : ha > limits.maxPolygonHa;
    if (tooLarge) {
      return refuse("geometry.too-large", { areaHa: ha, limitHa: limits.maxPolygonHa, polygon });
    }
    const point = selfCrossing(rings);
    if (point !== null) return refuse("geometry.self-crossing", { point, polygon });
    const hole = holeFault(rings);
    if (hole !== null) return refuse(hole.code, { hole: hole.hole, polygon });
  }
  const overlapping = overlappingPolygons(polygons);
  if (overlapping !== null) return refuse("geometry.polygons-overlap", overlapping);
  return accept(orientRings(geometry));
}

function ringFault(rings: PolygonRings): string | null {
  for (const ring of rings) {
    if (ring.length < 4) return "geometry.empty";
    if (ring.some((point) => !Number.isFinite(point[0]) || !Number.isFinite(point[1]))) {
      return "geometry.not-a-number";
    }
    if (!samePoint(ring[0]!, ring.at(-1)!)) return "geometry.not-closed";
    if (isFlat(ring)) return "geometry.empty";
  }
  return null;
}

/** All corners on one line. A zero area alone would not tell: the wings of a bow tie cancel out. */
function isFlat(ring: Ring): boolean {
  const [first] = ring;
  const second = ring.find((point) => !samePoint(point, first!));
  return second === undefined || ring.every((point) => turn(first!, second, point) === 0);
}

/** Parts that overlap would count the same land twice. Boxes first: most parts lie apart. */
function overlappingPolygons(
  polygons: readonly PolygonRings[],
): { polygon: number; other: number; point: Point } | null {
  const boxes = polygons.map((rings) => boundingBox({ type: "Polygon", coordinates: rings }));
  for (let i = 0; i < polygons.length; i++) {
    for (let j = i + 1; j < polygons.length; j++) {
      const boxA = boxes[i];
      const boxB = boxes[j];
      if (!boxA || !boxB || !boxesMeet(boxA, boxB)) continue;
      const point =
        crossingOfRings(polygons[i]![0]!, polygons[j]![0]!) ??
        pointWithin(polygons[i]!, polygons[j]!);
      if (point !== null) return { polygon: i + 1, other: j + 1, point };
    }
  }
  return null;
}

/** A corner of one that lies inside the other; asks for polygons that do not cross. */
function pointWithin(a: PolygonRings, b: PolygonRings): Point | null {
  return (
    b[0]!.find((point) => sideOfPolygon(a, point) === "inside") ??
    a[0]!.find((point) => sideOfPolygon(b, point) === "inside") ??
    null
  );
}
