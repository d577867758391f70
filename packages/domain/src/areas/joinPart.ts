import { accept, refuse, type Result } from "../result.ts";
import { assemblePolygons } from "./assemblePolygons.ts";
import { sideOfPolygon } from "./containsPoint.ts";
import { type Point, type PolygonRings, type Ring, samePoint, verticesOfRing } from "./geometry.ts";
import { orientPolygon } from "./orientRings.ts";
import { segmentsMeet } from "./segmentsMeet.ts";
import { traceFaces } from "./traceFaces.ts";

/** Closer than this two places are one: a tenth of a millimetre is below what any map holds. */
const SAME_PLACE_M = 1e-4;

type Polygons = readonly PolygonRings[];
type Side = { readonly from: Point; readonly to: Point };

/**
 * The polygons and a new part. Those that it shares a side with become one with it: parts side by
 * side are one area, and no geometry may hold the same side twice. One that it lies over is refused.
 */
export function joinPart(polygons: Polygons, ring: Ring): Result<Polygons> {
  let part: PolygonRings = [ring];
  const apart: PolygonRings[] = [];
  for (const other of polygons) {
    const joined = joinTwo(other, part);
    if (!joined.ok) return joined;
    if (joined.value) part = joined.value;
    else apart.push(other);
  }
  return accept([...apart, part]);
}

/** Null: they share no side. */
function joinTwo(one: PolygonRings, two: PolygonRings): Result<PolygonRings | null> {
  const exact = two.map((ring) => ontoCorners(ring, cornersOf(one)));
  const a = orientPolygon(withCorners(one, cornersOf(exact)));
  const b = orientPolygon(withCorners(exact, cornersOf(one)));
  const sidesOfA = new Map(sidesOf(a).map((side) => [nameOf(side), side]));
  const shared = sidesOf(b).filter((side) => sidesOfA.has(nameOf(turned(side))));
  const [first] = shared;
  if (!first) return accept(null);
  const over = placeWithin(a, b) ?? placeWithin(b, a);
  if (over) return refuse("geometry.polygons-overlap", { point: over });
  const gone = new Set(shared.flatMap((side) => [nameOf(side), nameOf(turned(side))]));
  const kept = [...sidesOfA.values(), ...sidesOf(b)].filter((side) => !gone.has(nameOf(side)));
  const [whole, more] = assemblePolygons(
    traceFaces(kept.map((side) => ({ ...side, inward: true }))),
  );
  // Only where they cross as well does anything but one polygon come out.
  return whole && !more
    ? accept(whole)
    : refuse("geometry.polygons-overlap", { point: first.from });
}

/** A place of one polygon's edge that lies inside the other; asks for corners on shared sides. */
function placeWithin(around: PolygonRings, within: PolygonRings): Point | null {
  const corners = new Set(cornersOf(around).map(String));
  const alongIt = new Set(sidesOf(around).flatMap((side) => [nameOf(side), nameOf(turned(side))]));
  for (const side of sidesOf(within)) {
    const { from, to } = side;
    if (!corners.has(String(from)) && sideOfPolygon(around, from) === "inside") return from;
    // From corner to corner, and neither end tells whether it runs inside.
    const isChord = corners.has(String(from)) && corners.has(String(to));
    if (!isChord || alongIt.has(nameOf(side))) continue;
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    if (sideOfPolygon(around, middle) === "inside") return middle;
  }
  return null;
}

/** Where a line that is drawn on from a place would lead into a polygon, or null; running along it is fine. */
export function placeWhereItEnters(
  rings: PolygonRings,
  from: Point | null,
  to: Point,
): Point | null {
  const around = withCorners(rings, from ? [from, to] : [to]);
  const corners = cornersOf(around);
  const isCorner = (place: Point) => corners.some(([x, y]) => x === place[0] && y === place[1]);
  const end = !isCorner(to) && sideOfPolygon(around, to) === "inside" ? to : null;
  if (!from) return end;
  const sides = sidesOf(around);
  const alongIt = new Set(sides.flatMap((side) => [nameOf(side), nameOf(turned(side))]));
  const stops = [from, ...cornersOn(from, to, corners), to];
  for (let i = 0; i + 1 < stops.length; i++) {
    const step = { from: stops[i]!, to: stops[i + 1]! };
    if (alongIt.has(nameOf(step))) continue;
    for (const side of sides) {
      const meeting = segmentsMeet(side.from, side.to, step.from, step.to);
      if (meeting?.kind === "cross") return meeting.point;
    }
    const middle: Point = [(step.from[0] + step.to[0]) / 2, (step.from[1] + step.to[1]) / 2];
    if (!end && sideOfPolygon(around, middle) === "inside") return middle;
  }
  return end;
}

function sidesOf(rings: PolygonRings): Side[] {
  return rings.flatMap((ring) => ring.slice(1).map((to, i): Side => ({ from: ring[i]!, to })));
}

function nameOf({ from, to }: Side): string {
  return `${from[0]} ${from[1]} ${to[0]} ${to[1]}`;
}

function turned({ from, to }: Side): Side {
  return { from: to, to: from };
}

function isSamePlace(a: Point, b: Point): boolean {
  return Math.abs(a[0] - b[0]) <= SAME_PLACE_M && Math.abs(a[1] - b[1]) <= SAME_PLACE_M;
}

/**
 * The rings with those of the points that lie on a side as corners of it. A point that was snapped
 * to a slanting side lies a hair next to it; as a corner of both it is exactly the same place.
 */
function withCorners(rings: PolygonRings, points: readonly Point[]): PolygonRings {
  return rings.map((ring) => {
    const near = withinReach(points, ring);
    if (near.length === 0) return ring;
    const made = ring.flatMap((a, i) => {
      const b = ring[i + 1];
      return b ? [a, ...cornersOn(a, b, near)] : [a];
    });
    return made.length === ring.length ? ring : made;
  });
}

/** The points between two places that lie on the line from one to the other, in its order. */
function cornersOn(a: Point, b: Point, points: readonly Point[]): readonly Point[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) return [];
  const [minX, maxX] = [Math.min(a[0], b[0]) - SAME_PLACE_M, Math.max(a[0], b[0]) + SAME_PLACE_M];
  const [minY, maxY] = [Math.min(a[1], b[1]) - SAME_PLACE_M, Math.max(a[1], b[1]) + SAME_PLACE_M];
  const found: { point: Point; along: number }[] = [];
  for (const point of points) {
    const [x, y] = point;
    if (x < minX || x > maxX || y < minY || y > maxY) continue;
    const away = Math.abs((x - a[0]) * dy - (y - a[1]) * dx) / length;
    if (away > SAME_PLACE_M || isSamePlace(point, a) || isSamePlace(point, b)) continue;
    found.push({ point, along: (x - a[0]) * dx + (y - a[1]) * dy });
  }
  return found
    .toSorted((p, q) => p.along - q.along)
    .map(({ point }) => point)
    .filter((point, i, all) => i === 0 || !samePoint(point, all[i - 1]!));
}

/** The ring with its corners exactly on those of the others that are the same place. */
function ontoCorners(ring: Ring, points: readonly Point[]): Ring {
  const near = withinReach(points, ring);
  return ring.map((own) => near.find((point) => isSamePlace(point, own)) ?? own);
}

function cornersOf(rings: PolygonRings): readonly Point[] {
  return rings.flatMap(verticesOfRing);
}

function withinReach(points: readonly Point[], ring: Ring): readonly Point[] {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ring) {
    minX = Math.min(minX, x);
    minY = Math.min(minY, y);
    maxX = Math.max(maxX, x);
    maxY = Math.max(maxY, y);
  }
  const within = ([x, y]: Point) =>
    x >= minX - SAME_PLACE_M &&
    x <= maxX + SAME_PLACE_M &&
    y >= minY - SAME_PLACE_M &&
    y <= maxY + SAME_PLACE_M;
  return points.filter(within);
}
