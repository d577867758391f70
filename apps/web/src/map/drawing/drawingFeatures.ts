import { type Point, type PolygonRings, verticesOfRing } from "@mars/domain/areas/geometry";
import { segmentsMeet } from "@mars/domain/areas/segmentsMeet";
import Feature from "ol/Feature.js";
import LineString from "ol/geom/LineString.js";
import MultiPoint from "ol/geom/MultiPoint.js";
import MultiPolygon from "ol/geom/MultiPolygon.js";
import OlPoint from "ol/geom/Point.js";
import { lengthM } from "./areaOf.ts";
import type { DrawingState } from "./DrawingState.ts";
import type { Role } from "./drawingStyles.ts";

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
const mostHandles = 4000;

/** Everything the map shows of a drawing, rebuilt whenever it changes. */
export function drawingFeatures(state: DrawingState): Feature[] {
  const { polygons, sketch, mode, cursor, snap, refusal, held } = state;
  const drawn: Feature[] = [];
  if (polygons.length > 0)
    drawn.push(feature("area", new MultiPolygon(polygons as unknown as number[][][][])));
  if (mode === "edit") drawn.push(...handles(polygons));
  const isLine = mode === "split";
  if (sketch.length > 0) drawn.push(...sketchFeatures(sketch, cursor, refusal !== null, isLine));
  if (cursor && held) drawn.push(dot(refusal ? "refused-end" : "held", cursor));
  if (cursor && !held && mode !== "edit" && mode !== "idle" && !snap)
    drawn.push(dot(refusal ? "refused-end" : "cursor", cursor));
  if (snap && !refusal) drawn.push(dot("snap", snap.point));
  const at = refusal?.figures?.["point"] as Point | undefined;
  if (at) drawn.push(...crossing(state, at));
  return drawn;
}

function handles(polygons: readonly PolygonRings[]): Feature[] {
  const rings = polygons.flat();
  const corners = rings.flatMap((ring) => verticesOfRing(ring));
  if (corners.length > mostHandles) return [];
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
  drawn.push(dots("middle", between(sketch)), dots("corner", sketch.slice(1, -1)));
  if (sketch.length > 1) drawn.push(dot("last", last));
  drawn.push(dot(sketch.length > 1 && !isLine ? "first" : "last", first));
  return drawn;
}

/** The crossed side in red and a ringed cross where the lines meet. */
function crossing({ sketch, cursor }: DrawingState, at: Point): Feature[] {
  const last = sketch.at(-1);
  const drawn: Feature[] = [];
  if (last && cursor)
    for (let i = 0; i + 2 < sketch.length; i++) {
      const [a, b] = [sketch[i]!, sketch[i + 1]!];
      if (segmentsMeet(a, b, last, cursor)) drawn.push(line("crossed", [a, b]));
    }
  return [...drawn, dot("crossing", at)];
}
