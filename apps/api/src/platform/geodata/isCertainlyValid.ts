import type { FlatGeometry } from "./FlatGeometry.ts";
import { geometryType } from "./FlatGeometry.ts";

/**
 * Whether a polygon is valid beyond doubt: no two of its edges touch but neighbours at their
 * common corner, and holes lie inside. Most features of a layer pass, and only the rest are
 * handed to PostGIS, whose full check costs more than loading does. Rounding is on the safe
 * side: what is nearly touching counts as doubtful.
 */
export function isCertainlyValid(geometry: FlatGeometry): boolean {
  if (geometry.type <= geometryType.line || geometry.type === geometryType.multiPoint) return true;
  if (geometry.type === geometryType.multiLine) return true;
  if (geometry.polygonEnds.length !== 1) return false;
  const { xy, ringEnds } = geometry;
  for (let ring = 0; ring < ringEnds.length; ring++) {
    if (ringEnds[ring]! - (ring === 0 ? 0 : ringEnds[ring - 1]!) < 4) return false;
  }
  if (ringEnds.length === 1 && isStarShaped(xy)) return true;
  if (xy.length > 20_000) return false;
  return !edgesTouch(xy, ringEnds) && holesLieInside(xy, ringEnds);
}

/**
 * Whether the ring goes round its middle once, always the same way: then no two edges can meet.
 * Most fields and parcels do, and it takes one pass.
 */
function isStarShaped(xy: Float64Array): boolean {
  const last = xy.length - 2;
  let middleX = 0;
  let middleY = 0;
  for (let i = 0; i < last; i += 2) {
    middleX += xy[i]!;
    middleY += xy[i + 1]!;
  }
  middleX /= last / 2;
  middleY /= last / 2;
  let x = xy[0]! - middleX;
  let y = xy[1]! - middleY;
  let direction = 0;
  let rounds = 0;
  for (let i = 2; i <= last; i += 2) {
    const nextX = xy[i]! - middleX;
    const nextY = xy[i + 1]! - middleY;
    const cross = x * nextY - y * nextX;
    const margin = 1e-6 * (Math.abs(nextX - x) + Math.abs(nextY - y));
    if (Math.abs(cross) <= margin) return false;
    if (direction === 0) direction = Math.sign(cross);
    else if (cross * direction < 0) return false;
    if (y < 0 && nextY >= 0) rounds++;
    x = nextX;
    y = nextY;
  }
  return rounds === 1;
}

const sweepFromEdges = 96;

let room = 256;
let order = new Uint32Array(room);
let nexts = new Int32Array(room);
// Of each edge: where it begins and ends, and its box. Reused for every polygon.
let x1 = new Float64Array(room);
let y1 = new Float64Array(room);
let x2 = new Float64Array(room);
let y2 = new Float64Array(room);
let west = new Float64Array(room);
let east = new Float64Array(room);
let south = new Float64Array(room);
let north = new Float64Array(room);

function edgesTouch(xy: Float64Array, ringEnds: readonly number[]): boolean {
  makeRoomFor(xy.length / 2);
  let edges = 0;
  let first = 0;
  for (const end of ringEnds) {
    const firstEdge = edges;
    for (let at = first * 2; at < end * 2 - 2; at += 2) {
      const ax = xy[at]!;
      const ay = xy[at + 1]!;
      const bx = xy[at + 2]!;
      const by = xy[at + 3]!;
      if (ax === bx && ay === by) return true;
      x1[edges] = ax;
      y1[edges] = ay;
      x2[edges] = bx;
      y2[edges] = by;
      west[edges] = ax < bx ? ax : bx;
      east[edges] = ax < bx ? bx : ax;
      south[edges] = ay < by ? ay : by;
      north[edges] = ay < by ? by : ay;
      nexts[edges] = edges + 1;
      edges++;
    }
    nexts[edges - 1] = firstEdge;
    first = end;
  }
  return edges < sweepFromEdges ? anyPairTouches(edges) : sweepTouches(edges);
}

/** Every edge against every other: for short rings quicker than putting them in order. */
function anyPairTouches(edges: number): boolean {
  const [wests, easts, souths, norths] = [west, east, south, north];
  for (let a = 0; a < edges; a++) {
    const w = wests[a]!;
    const e = easts[a]!;
    const s = souths[a]!;
    const n = norths[a]!;
    for (let b = a + 1; b < edges; b++) {
      if (souths[b]! > n || norths[b]! < s || wests[b]! > e || easts[b]! < w) continue;
      if (pairTouches(a, b)) return true;
    }
  }
  return false;
}

/** Edges by their westernmost point; each is held against those that begin before it ends. */
function sweepTouches(edges: number): boolean {
  for (let edge = 0; edge < edges; edge++) order[edge] = edge;
  const sorted = order.subarray(0, edges).toSorted((a, b) => west[a]! - west[b]!);
  for (let i = 0; i < edges; i++) {
    const a = sorted[i]!;
    const e = east[a]!;
    const s = south[a]!;
    const n = north[a]!;
    for (let j = i + 1; j < edges; j++) {
      const b = sorted[j]!;
      if (west[b]! > e) break;
      if (south[b]! > n || north[b]! < s) continue;
      if (pairTouches(a, b)) return true;
    }
  }
  return false;
}

function pairTouches(a: number, b: number): boolean {
  if (nexts[a] === b) return foldsBack(a, b);
  if (nexts[b] === a) return foldsBack(b, a);
  const ax = x1[a]!;
  const ay = y1[a]!;
  const bx = x2[a]!;
  const by = y2[a]!;
  const cx = x1[b]!;
  const cy = y1[b]!;
  const dx = x2[b]!;
  const dy = y2[b]!;
  if (side(ax, ay, bx, by, cx, cy) * side(ax, ay, bx, by, dx, dy) > 0) return false;
  return side(cx, cy, dx, dy, ax, ay) * side(cx, cy, dx, dy, bx, by) <= 0;
}

function makeRoomFor(edges: number) {
  if (edges <= room) return;
  room = edges * 2;
  order = new Uint32Array(room);
  nexts = new Int32Array(room);
  [x1, y1, x2, y2, west, east, south, north] = Array.from(
    { length: 8 },
    () => new Float64Array(room),
  ) as [Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers];
}

type Numbers = Float64Array<ArrayBuffer>;

// 0 means too close to say. A micrometre's worth of area per metre of edge is far above what
// rounding of seven-digit coordinates can do.
function side(ax: number, ay: number, bx: number, by: number, px: number, py: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const cross = dx * (py - ay) - dy * (px - ax);
  const margin = 1e-6 * (Math.abs(dx) + Math.abs(dy));
  return cross > margin ? 1 : cross < -margin ? -1 : 0;
}

/** Whether the edge after a corner runs back over the one before it. */
function foldsBack(before: number, after: number): boolean {
  const ax = x1[before]!;
  const ay = y1[before]!;
  const bx = x2[before]!;
  const by = y2[before]!;
  const cx = x2[after]!;
  const cy = y2[after]!;
  if (side(ax, ay, bx, by, cx, cy) !== 0) return false;
  return (bx - ax) * (cx - bx) + (by - ay) * (cy - by) < 0;
}

function holesLieInside(xy: Float64Array, ringEnds: readonly number[]): boolean {
  for (let hole = 1; hole < ringEnds.length; hole++) {
    const vertex = ringEnds[hole - 1]!;
    if (!insideRing(xy, 0, ringEnds[0]!, vertex)) return false;
    for (let other = 1; other < ringEnds.length; other++) {
      if (other !== hole && insideRing(xy, ringEnds[other - 1]!, ringEnds[other]!, vertex))
        return false;
    }
  }
  return true;
}

function insideRing(xy: Float64Array, first: number, end: number, vertex: number): boolean {
  const x = xy[vertex * 2]!;
  const y = xy[vertex * 2 + 1]!;
  let inside = false;
  for (let i = first, j = end - 1; i < end; j = i++) {
    const yi = xy[i * 2 + 1]!;
    const yj = xy[j * 2 + 1]!;
    if (yi > y === yj > y) continue;
    if (x < ((xy[j * 2]! - xy[i * 2]!) * (y - yi)) / (yj - yi) + xy[i * 2]!) inside = !inside;
  }
  return inside;
}
