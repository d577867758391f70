import { accept, refuse, type Result } from "../result.ts";
import { polygonAreaHa } from "./areaHa.ts";
import { boundingBox, boxWithin } from "./boundingBox.ts";
import {
  type AreaGeometry,
  countVertices,
  type Point,
  type PolygonRings,
  polygonsOf,
  type Ring,
  samePoint,
} from "./geometry.ts";
import type { Limits } from "./limits.ts";
import { orientRings } from "./orientRings.ts";
import { findMeetingBoxes } from "./meetingBoxes.ts";
import { turn } from "./segmentsMeet.ts";
import { boxOfTree, ringTree, type SegmentTree, sideOfTree } from "./segmentTree.ts";
import { crossingBetween, selfCrossing } from "./selfCrossing.ts";
import { TooTangled, type WorkBudget } from "./workBudget.ts";

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
    const ha = polygonAreaHa(rings);
    const tooLarge = source === "drawn" ? ha >= limits.maxPolygonHa : ha > limits.maxPolygonHa;
    if (tooLarge) {
      const figures = { areaHa: ha, limitHa: limits.maxPolygonHa, polygon: index + 1 };
      return refuse("geometry.too-large", figures);
    }
  }
  try {
    const fault = edgeFault(polygons, { steps: MAX_STEPS });
    return fault ?? accept(orientRings(geometry));
  } catch (error) {
    if (error instanceof TooTangled) return refuse("geometry.too-tangled", { vertexCount });
    throw error;
  }
}

/** A coast of a hundred thousand corners takes a tenth of these; a second at most. */
const MAX_STEPS = 5_000_000;

/** What is wrong with how edges and rings lie to each other. */
function edgeFault(polygons: readonly PolygonRings[], budget: WorkBudget): Result<never> | null {
  const trees = polygons.map((rings) => rings.map(ringTree));
  for (const [index, rings] of trees.entries()) {
    const polygon = index + 1;
    const point = selfCrossing(rings, budget);
    if (point !== null) return refuse("geometry.self-crossing", { point, polygon });
    const hole = holeFault(rings, budget);
    if (hole !== null) return refuse(hole.code, { hole: hole.hole, polygon });
  }
  const overlapping = overlappingPolygons(trees, budget);
  return overlapping === null ? null : refuse("geometry.polygons-overlap", overlapping);
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

type Trees = readonly SegmentTree[];

/** Parts that overlap would count the same land twice. Boxes first: most parts lie apart. */
function overlappingPolygons(
  polygons: readonly Trees[],
  budget: WorkBudget,
): { polygon: number; other: number; point: Point } | null {
  const boxes = polygons.map(([outer]) => boxOfTree(outer!));
  return findMeetingBoxes(boxes, budget, (i, j) => {
    const [a, b] = [polygons[i]!, polygons[j]!];
    const point = crossingBetween(a[0]!, b[0]!, budget) ?? pointWithin(a, b, budget);
    return point === null ? null : { polygon: i + 1, other: j + 1, point };
  });
}

/** A corner of one that lies inside the other; asks for polygons that do not cross. */
function pointWithin(a: Trees, b: Trees, budget: WorkBudget): Point | null {
  return (
    b[0]!.points.find((point) => isInside(a, point, budget)) ??
    a[0]!.points.find((point) => isInside(b, point, budget)) ??
    null
  );
}

function isInside([outer, ...holes]: Trees, point: Point, budget: WorkBudget): boolean {
  if (sideOfTree(outer!, point, budget) !== "inside") return false;
  return holes.every((hole) => sideOfTree(hole, point, budget) === "outside");
}

type HoleFault = {
  readonly code: "geometry.hole-outside" | "geometry.hole-in-hole";
  /** Which hole, counted from one. */
  readonly hole: number;
};

/** Whether every point of `inner` lies in `outer` or on its edge. Rings must not cross. */
function liesWithin(inner: SegmentTree, outer: SegmentTree, budget: WorkBudget): boolean {
  if (!boxWithin(boxOfTree(inner), boxOfTree(outer))) return false;
  return inner.points.every((point) => sideOfTree(outer, point, budget) !== "outside");
}

/** A hole that is not inside the outer ring, or lies inside another hole.
 * Asks for rings that do not cross (see selfCrossing). */
function holeFault(trees: readonly SegmentTree[], budget: WorkBudget): HoleFault | null {
  const [outer, ...holes] = trees;
  if (outer === undefined) return null;
  const outside = holes.findIndex((hole) => !liesWithin(hole, outer, budget));
  if (outside >= 0) return { code: "geometry.hole-outside", hole: outside + 1 };
  return findMeetingBoxes(holes.map(boxOfTree), budget, (i, j) => {
    if (liesWithin(holes[i]!, holes[j]!, budget))
      return { code: "geometry.hole-in-hole", hole: i + 1 };
    if (liesWithin(holes[j]!, holes[i]!, budget))
      return { code: "geometry.hole-in-hole", hole: j + 1 };
    return null;
  });
}
