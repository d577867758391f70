import { sideOfPolygon } from "@mars/domain/areas/containsPoint";
import { type Point, type PolygonRings, samePoint } from "@mars/domain/areas/geometry";
import { placeWhereItEnters } from "@mars/domain/areas/joinPart";
import { segmentsMeet } from "@mars/domain/areas/segmentsMeet";
import { crossingOfNextSegment } from "@mars/domain/areas/selfCrossing";
import type { Refusal } from "@mars/domain/result";
import type { Shape } from "./DrawingState.ts";

/** Why a point cannot be the next one, told while the cursor is still on its way; null when it can. */
export function faultOfNextPoint({ mode, sketch, polygons }: Shape, next: Point): Refusal | null {
  const isClosing = mode !== "split" && sketch.length >= 3 && samePoint(sketch[0]!, next);
  if (isClosing) return null;
  const crossing = crossingOfNextSegment(sketch, next);
  if (crossing) {
    const code = mode === "split" ? "split.line-crosses-itself" : "geometry.self-crossing";
    return { code, figures: { point: crossing } };
  }
  if (mode === "hole") return outsideArea(sketch, polygons, next);
  return mode === "draw" ? insideOther(sketch, polygons, next) : null;
}

function outsideArea(
  sketch: readonly Point[],
  polygons: readonly PolygonRings[],
  next: Point,
): Refusal | null {
  const isWithin = polygons.some((rings) => sideOfPolygon(rings, next) !== "outside");
  const point = crossingOfRing(sketch, polygons, next) ?? (isWithin ? null : next);
  return point && { code: "geometry.hole-outside", figures: { point } };
}

/** A new part next to the others would count land twice where it lies over one of them. */
function insideOther(
  sketch: readonly Point[],
  polygons: readonly PolygonRings[],
  next: Point,
): Refusal | null {
  for (const rings of polygons) {
    const point = placeWhereItEnters(rings, sketch.at(-1) ?? null, next);
    if (point) return { code: "geometry.polygons-overlap", figures: { point } };
  }
  return null;
}

function crossingOfRing(
  sketch: readonly Point[],
  polygons: readonly PolygonRings[],
  next: Point,
): Point | null {
  const from = sketch.at(-1);
  if (!from) return null;
  for (const ring of polygons.flat())
    for (let i = 0; i + 1 < ring.length; i++) {
      const meeting = segmentsMeet(ring[i]!, ring[i + 1]!, from, next);
      if (meeting?.kind === "cross") return meeting.point;
    }
  return null;
}
