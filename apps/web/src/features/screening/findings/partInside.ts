import { boundingBox, type BoundingBox } from "@mars/domain/areas/boundingBox";
import {
  type AreaGeometry,
  type MultiPolygonGeometry,
  type Point,
  type PolygonRings,
  polygonsOf,
  type Ring,
} from "@mars/domain/areas/geometry";
import polygonClipping, { type Polygon } from "polygon-clipping";

const marginM = 5;

/** The part of a feature that lies in the user's area; null where nothing does. */
export function partInside(feature: AreaGeometry, area: AreaGeometry): MultiPolygonGeometry | null {
  const box = boundingBox(area);
  if (!box) return null;
  const wider = {
    minX: box.minX - marginM,
    minY: box.minY - marginM,
    maxX: box.maxX + marginM,
    maxY: box.maxY + marginM,
  };
  const near = polygonsOf(feature)
    .map((rings) => clipToBox(rings, wider))
    .filter((rings) => rings.length > 0);
  if (near.length === 0) return null;
  try {
    const parts = polygonClipping.intersection(
      near as unknown as Polygon[],
      polygonsOf(area) as unknown as Polygon[],
    );
    return parts.length > 0 ? { type: "MultiPolygon", coordinates: parts } : null;
  } catch {
    // The overlay gives up on some degenerate borders; near the area is then near enough to point.
    return { type: "MultiPolygon", coordinates: near };
  }
}

type Edge = { isInside: (point: Point) => boolean; cross: (a: Point, b: Point) => Point };

/**
 * Cuts rings to a box, edge by edge. Natura 2000 polygons have a hundred thousand corners of which
 * an area of fifty hectares meets a few: the exact overlay then has little left to do.
 */
function clipToBox(rings: PolygonRings, box: BoundingBox): PolygonRings {
  return rings.map((ring) => edgesOf(box).reduce(cutRing, ring)).filter((ring) => ring.length >= 4);
}

function cutRing(ring: Ring, { isInside, cross }: Edge): Ring {
  const kept: Point[] = [];
  for (let index = 1; index < ring.length; index += 1) {
    const [from, to] = [ring[index - 1]!, ring[index]!];
    const [starts, ends] = [isInside(from), isInside(to)];
    if (starts !== ends) kept.push(cross(from, to));
    if (ends) kept.push(to);
  }
  const [first] = kept;
  return first ? [first, ...kept.slice(1), first] : [];
}

function edgesOf({ minX, minY, maxX, maxY }: BoundingBox): Edge[] {
  const atX =
    (x: number) =>
    (a: Point, b: Point): Point => [x, a[1] + ((x - a[0]) / (b[0] - a[0])) * (b[1] - a[1])];
  const atY =
    (y: number) =>
    (a: Point, b: Point): Point => [a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), y];
  return [
    { isInside: ([x]) => x >= minX, cross: atX(minX) },
    { isInside: ([x]) => x <= maxX, cross: atX(maxX) },
    { isInside: ([, y]) => y >= minY, cross: atY(minY) },
    { isInside: ([, y]) => y <= maxY, cross: atY(maxY) },
  ];
}
