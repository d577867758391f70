import { accept, refuse, type Result } from "../result.ts";
import { assemblePolygons } from "./assemblePolygons.ts";
import { sideOfPolygon } from "./containsPoint.ts";
import { type Point, type PolygonRings, type Ring, verticesOfRing } from "./geometry.ts";
import { orientPolygon } from "./orientRings.ts";
import { selfCrossingOfLine } from "./selfCrossing.ts";
import { segmentsMeet } from "./segmentsMeet.ts";
import { type CutEdge, traceFaces } from "./traceFaces.ts";

/** Closer than this two points are one: a tenth of a millimetre is below what any map holds. */
const SAME_PLACE_M = 1e-4;

/** Cuts a polygon (with its holes) along a line into two or more polygons. Their areas add up to it. */
export function splitPolygon(
  rings: PolygonRings,
  line: readonly Point[],
): Result<readonly PolygonRings[]> {
  if (line.length < 2) return refuse("split.no-line");
  const crossing = selfCrossingOfLine(line);
  if (crossing !== null) return refuse("split.line-crosses-itself", { point: crossing });

  const oriented = orientPolygon(rings);
  const cuts = new Map<string, Point[]>();
  const lineCuts: Point[][] = line.slice(1).map(() => []);
  const snapped = snapLine(oriented, line);
  oriented.forEach((ring, ringIndex) => {
    eachSegment(ring, (a, b, segmentIndex) => {
      for (let i = 0; i + 1 < snapped.length; i++) {
        const meeting = segmentsMeet(a, b, snapped[i]!, snapped[i + 1]!);
        if (meeting === null || meeting.kind === "overlap") continue;
        const point = snapTo(meeting.point, [a, b, snapped[i]!, snapped[i + 1]!]);
        const key = `${ringIndex}/${segmentIndex}`;
        cuts.set(key, [...(cuts.get(key) ?? []), point]);
        lineCuts[i]!.push(point);
      }
    });
  });

  const edges: CutEdge[] = [];
  oriented.forEach((ring, ringIndex) => {
    eachSegment(ring, (a, b, segmentIndex) => {
      const points = inOrder(a, b, cuts.get(`${ringIndex}/${segmentIndex}`) ?? []);
      pieces(points, (from, to) => edges.push({ from, to, inward: true }));
    });
  });
  for (let i = 0; i + 1 < snapped.length; i++) {
    pieces(inOrder(snapped[i]!, snapped[i + 1]!, lineCuts[i]!), (from, to) => {
      const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      if (sideOfPolygon(oriented, middle) === "inside") edges.push({ from, to, inward: false });
    });
  }

  const parts = assemblePolygons(traceFaces(edges));
  return parts.length < 2 ? refuse("split.no-cut") : accept(parts);
}

function eachSegment(ring: Ring, visit: (a: Point, b: Point, index: number) => void): void {
  const points = verticesOfRing(ring);
  points.forEach((a, index) => {
    const b = points[(index + 1) % points.length]!;
    if (!near(a, b, 0)) visit(a, b, index);
  });
}

function near(a: Point, b: Point, metres = SAME_PLACE_M): boolean {
  return Math.abs(a[0] - b[0]) <= metres && Math.abs(a[1] - b[1]) <= metres;
}

function snapTo(point: Point, candidates: readonly Point[]): Point {
  return candidates.find((candidate) => near(candidate, point)) ?? point;
}

/** A line drawn with snapping starts on a corner; make that corner exact. */
function snapLine(rings: PolygonRings, line: readonly Point[]): readonly Point[] {
  const corners = rings.flat();
  return line.map((point) => snapTo(point, corners));
}

function inOrder(a: Point, b: Point, between: readonly Point[]): readonly Point[] {
  const along = (p: Point) => (p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1]);
  return [a, ...between.toSorted((p, q) => along(p) - along(q)), b];
}

function pieces(points: readonly Point[], visit: (from: Point, to: Point) => void): void {
  for (let i = 0; i + 1 < points.length; i++) {
    if (!near(points[i]!, points[i + 1]!, 0)) visit(points[i]!, points[i + 1]!);
  }
}
