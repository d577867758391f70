import { polygonAreaHa } from "@mars/domain/areas/areaHa";
import {
  type MultiPolygonGeometry,
  type Point,
  type PolygonRings,
  verticesOfRing,
} from "@mars/domain/areas/geometry";
import { crossingOfNextSegment } from "@mars/domain/areas/selfCrossing";
import { asMultiPolygon, type DrawingState } from "./DrawingState.ts";

export type DrawnArea = {
  /** With the half-drawn ring closed where it can be; null when there is no area yet. */
  geometry: MultiPolygonGeometry | null;
  areaHa: number;
  /** The same with the point under the cursor; null when there is none or it is refused. */
  next: { geometry: MultiPolygonGeometry; areaHa: number; perimeterM: number } | null;
  /** Of the area, closing side included; 0 when there is no area yet. */
  perimeterM: number;
  vertexCount: number;
};

type Drawn = Pick<DrawingState, "mode" | "polygons" | "sketch" | "cursor" | "refusal">;

const known = new WeakMap<Drawn, DrawnArea>();

/**
 * The figures of what is drawn so far, as the panel shows them while the pointer moves. Half a dozen
 * places ask about one and the same state: it is no longer there through once.
 */
export function areaOf(drawn: Drawn): DrawnArea {
  const before = known.get(drawn);
  if (before) return before;
  const area = figuresOf(drawn);
  known.set(drawn, area);
  return area;
}

function figuresOf({ mode, polygons, sketch, cursor, refusal }: Drawn): DrawnArea {
  const now = mode === "draw" ? withRing(polygons, sketch) : polygons;
  const canGrow = mode === "draw" && cursor !== null && refusal === null;
  const grown = canGrow ? withRing(polygons, [...sketch, cursor]) : polygons;
  const rings = [...polygons.flat(), ...(sketch.length > 0 ? [sketch] : [])];
  return {
    geometry: now.length > 0 ? asMultiPolygon(now) : null,
    areaHa: sumHa(now),
    next:
      canGrow && grown !== polygons
        ? { geometry: asMultiPolygon(grown), areaHa: sumHa(grown), perimeterM: sumM(grown) }
        : null,
    perimeterM: sumM(now),
    vertexCount: rings.reduce((sum, ring) => sum + verticesOfRing(ring).length, 0),
  };
}

/** The polygons and the ring, or the polygons alone while the ring's closing side would cross it. */
function withRing(polygons: readonly PolygonRings[], open: readonly Point[]) {
  const [first] = open;
  if (first === undefined || open.length < 3) return polygons;
  if (crossingOfNextSegment(open, first) !== null) return polygons;
  return [...polygons, [[...open, first]]];
}

function sumHa(polygons: readonly PolygonRings[]): number {
  return polygons.reduce((sum, rings) => sum + polygonAreaHa(rings), 0);
}

function sumM(polygons: readonly PolygonRings[]): number {
  return polygons.flat().reduce((sum, ring) => sum + lengthM(ring), 0);
}

export function lengthM(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++)
    sum += Math.hypot(line[i]![0] - line[i - 1]![0], line[i]![1] - line[i - 1]![1]);
  return sum;
}
