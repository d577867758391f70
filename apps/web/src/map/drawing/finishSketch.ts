import { sideOfPolygon } from "@mars/domain/areas/containsPoint";
import { geometryOf, type PolygonRings, type Ring } from "@mars/domain/areas/geometry";
import { joinPart } from "@mars/domain/areas/joinPart";
import type { Limits } from "@mars/domain/areas/limits";
import { crossingOfNextSegment } from "@mars/domain/areas/selfCrossing";
import { splitPolygon } from "@mars/domain/areas/splitPolygon";
import { validateGeometry } from "@mars/domain/areas/validateGeometry";
import { accept, refuse, type Result } from "@mars/domain/result";
import type { Shape } from "./DrawingState.ts";

type Polygons = readonly PolygonRings[];

/** The polygons once the half-drawn ring, hole or cutting line is done, or why it cannot be. */
export function finishSketch(shape: Shape, limits: Limits): Result<Polygons> {
  if (shape.mode === "split") return split(shape);
  const [first] = shape.sketch;
  if (first === undefined || shape.sketch.length < 3) return refuse("drawing.too-few-points");
  const crossing = crossingOfNextSegment(shape.sketch, first);
  if (crossing !== null) return refuse("geometry.self-crossing", { point: crossing });
  const ring = [...shape.sketch, first];
  if (shape.mode !== "hole") return withPart(shape.polygons, ring, limits);
  const around = shape.polygons.findIndex((rings) => sideOfPolygon(rings, first) !== "outside");
  if (around < 0) return refuse("geometry.hole-outside", { hole: 1 });
  return checked(
    shape.polygons.map((rings, index) => (index === around ? [...rings, ring] : rings)),
    limits,
  );
}

function withPart(polygons: Polygons, ring: Ring, limits: Limits): Result<Polygons> {
  const joined = joinPart(polygons, ring);
  if (!joined.ok) return joined;
  const result = checked(joined.value, limits);
  // The new ring does not cross itself: what crosses now crosses one of the others.
  const hasCrossed = !result.ok && result.refusal.code === "geometry.self-crossing";
  return hasCrossed ? refuse("geometry.polygons-overlap", result.refusal.figures) : result;
}

export function checked(polygons: Polygons, limits: Limits): Result<Polygons> {
  const result = validateGeometry(geometryOf(polygons), limits);
  return result.ok ? accept(polygons) : result;
}

/** Every polygon the line cuts falls apart; at least one must. */
function split({ polygons, sketch }: Shape): Result<Polygons> {
  let cut = false;
  const parts = polygons.flatMap((rings) => {
    const result = splitPolygon(rings, sketch);
    if (!result.ok) return [rings];
    cut = true;
    return result.value;
  });
  return cut ? accept(parts) : refuse(sketch.length < 2 ? "split.no-line" : "split.no-cut");
}
