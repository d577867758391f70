import {
  type Point,
  type PolygonRings,
  samePoint,
  verticesOfRing,
} from "@mars/domain/areas/geometry";
import { innerPoint } from "@mars/domain/areas/innerPoint";
import { crossingOfNextSegment } from "@mars/domain/areas/selfCrossing";
import { segmentsMeet } from "@mars/domain/areas/segmentsMeet";
import Feature from "ol/Feature.js";
import LineString from "ol/geom/LineString.js";
import MultiPoint from "ol/geom/MultiPoint.js";
import MultiPolygon from "ol/geom/MultiPolygon.js";
import OlPoint from "ol/geom/Point.js";
import { lengthM } from "./areaOf.ts";
import type { DrawingState, VertexRef } from "./DrawingState.ts";
import type { Role } from "./drawingStyles.ts";
import { vertexAt } from "./vertexEdits.ts";

type Line = readonly Point[];
const points = (line: Line) => line as unknown as number[][];

function feature(role: Role, geometry: Feature["getGeometry"] extends () => infer G ? G : never) {
  const made = new Feature(geometry);
  made.set("role", role, true);
  return made;
}
const line = (role: Role, along: Line) => feature(role, new LineString(points(along)));
const dots = (role: Role, at: Line) => feature(role, new MultiPoint(points(at)));
const dot = (role: Role, at: Point) => feature(role, new OlPoint([...at]));

/** Above this many corners single ones cannot be told apart, and drawing them all costs frames. */
const maxHandles = 4000;
/** While one is dragged the map is drawn for every move, and the others cannot be taken up. */
const maxHandlesDragging = 200;

/** Everything the map shows of a drawing, rebuilt whenever it changes. */
export function drawingFeatures(state: DrawingState): Feature[] {
  const { polygons, sketch, mode, cursor, snap, refusal, held, selected } = state;
  const drawn: Feature[] = [];
  if (polygons.length > 0)
    drawn.push(feature("area", new MultiPolygon(polygons as unknown as number[][][][])));
  if (mode === "edit") drawn.push(...handles(polygons, held !== null));
  if (polygons.length > 1 && !held) drawn.push(...numbers(polygons));
  const isLine = mode === "split";
  if (sketch.length > 0) drawn.push(...sketchFeatures(sketch, cursor, refusal !== null, isLine));
  const chosen = selected && vertexAt(polygons, selected);
  if (chosen) drawn.push(dot("held", chosen));
  if (cursor && held && refusal) drawn.push(...refusedDrag(polygons, held, cursor));
  if (cursor && held) drawn.push(dot(refusal ? "refused-end" : "held", cursor));
  if (cursor && !held && mode !== "edit" && mode !== "idle" && !snap)
    drawn.push(dot(refusal ? "refused-end" : "cursor", cursor));
  if (snap && !refusal) drawn.push(dot("snap", snap.point));
  const at = refusal?.figures?.["point"] as Point | undefined;
  if (at) drawn.push(...crossing(state, at));
  return drawn;
}

/** More parts than this cannot be read on the map. */
const maxNumbers = 100;
const middles = new WeakMap<PolygonRings, Point | null>();

/** Each part by its number in the list. */
function numbers(polygons: readonly PolygonRings[]): Feature[] {
  return polygons.slice(0, maxNumbers).flatMap((rings, index) => {
    if (!middles.has(rings))
      middles.set(rings, innerPoint({ type: "Polygon", coordinates: rings }));
    const middle = middles.get(rings);
    if (!middle) return [];
    const numbered = dot("number", middle);
    numbered.set("number", String(index + 1), true);
    return [numbered];
  });
}

/** Where the corner in the hand would pull its two sides to. */
function refusedDrag(
  polygons: readonly PolygonRings[],
  { polygon, ring, vertex }: VertexRef,
  to: Point,
): Feature[] {
  const open = verticesOfRing(polygons[polygon]?.[ring] ?? []);
  const before = open.at(vertex - 1);
  const after = open[(vertex + 1) % open.length];
  return before && after ? [line("refused", [before, to, after])] : [];
}

function handles(polygons: readonly PolygonRings[], isDragging: boolean): Feature[] {
  const rings = polygons.flat();
  const corners = rings.flatMap((ring) => verticesOfRing(ring));
  if (corners.length > (isDragging ? maxHandlesDragging : maxHandles)) return [];
  if (isDragging) return [dots("corner", corners)];
  const middles = rings.flatMap((ring) => between(ring));
  return [dots("middle", middles), dots("corner", corners)];
}

function between(along: Line): Point[] {
  return along.slice(1).map(([x, y], i): Point => {
    const [fromX, fromY] = along[i]!;
    return [(x + fromX) / 2, (y + fromY) / 2];
  });
}

function sketchFeatures(
  sketch: Line,
  cursor: Point | null,
  isRefused: boolean,
  isLine: boolean,
): Feature[] {
  const first = sketch[0]!;
  const last = sketch.at(-1)!;
  const drawn: Feature[] = [];
  if (!isLine && sketch.length > 1) {
    const ring = [...sketch, ...(cursor && !isRefused ? [cursor] : []), first];
    drawn.push(feature("sketch-fill", new MultiPolygon([[points(ring)]])));
  }
  if (sketch.length > 1) drawn.push(line("side", sketch));
  if (cursor) {
    const band = line(isRefused ? "refused" : "band", [last, cursor]);
    if (!isRefused) band.set("lengthM", lengthM([last, cursor]), true);
    drawn.push(band);
    if (!isLine && !isRefused && sketch.length > 1) drawn.push(line("closing", [cursor, first]));
  }
  // Nothing is pointed at: 'Afslut' closes the ring along this line.
  const closes = !isLine && !cursor && sketch.length > 2;
  if (closes && crossingOfNextSegment(sketch, first) === null)
    drawn.push(line("closing", [last, first]));
  drawn.push(dots("middle", between(sketch)), dots("corner", sketch.slice(1, -1)));
  if (sketch.length > 1) drawn.push(dot("last", last));
  drawn.push(dot(sketch.length > 1 && !isLine ? "first" : "last", first));
  return drawn;
}

/** The crossed sides in red and a ringed cross where the lines meet. */
function crossing({ sketch, cursor, polygons, held }: DrawingState, at: Point): Feature[] {
  const last = sketch.at(-1);
  const drawn: Feature[] = [];
  if (last && cursor && !held)
    for (const side of [...sidesOf(sketch).slice(0, -1), ...polygons.flat().flatMap(sidesOf)]) {
      const meeting = segmentsMeet(...side, last, cursor);
      if (meeting?.kind === "cross" || (meeting && samePoint(meeting.point, at)))
        drawn.push(line("crossed", side));
    }
  return [...drawn, dot("crossing", at)];
}

function sidesOf(along: Line): [Point, Point][] {
  return along.slice(1).map((point, i) => [along[i]!, point]);
}
