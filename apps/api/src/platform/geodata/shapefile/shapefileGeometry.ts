import type { FlatGeometry } from "../FlatGeometry.ts";
import { geometryType } from "../FlatGeometry.ts";
import { GeodataFault } from "../GeodataFault.ts";
import { signedArea } from "../prepareGeometry.ts";

/** The content of one .shp record; Z and M come after the plain numbers and are passed over. */
export function shapefileGeometry(record: Buffer, intricateFrom = Infinity): FlatGeometry | null {
  try {
    return read(record, intricateFrom);
  } catch (error) {
    if (error instanceof RangeError) throw broken("a record of the .shp is shorter than it says");
    throw error;
  }
}

function read(record: Buffer, intricateFrom: number): FlatGeometry | null {
  const type = record.readInt32LE(0);
  switch (type) {
    case 0:
      return null;
    case 1:
    case 11:
    case 21:
      return {
        type: geometryType.point,
        xy: doubles(record, 4, 2),
        ringEnds: [1],
        polygonEnds: [],
      };
    case 8:
    case 18:
    case 28: {
      const points = record.readInt32LE(36);
      return {
        type: geometryType.multiPoint,
        xy: doubles(record, 40, points * 2),
        ringEnds: [points],
        polygonEnds: [],
      };
    }
    case 3:
    case 13:
    case 23: {
      const { xy, ringEnds } = parts(record);
      return { type: geometryType.multiLine, xy, ringEnds, polygonEnds: [] };
    }
    case 5:
    case 15:
    case 25:
      return polygons(parts(record), intricateFrom);
    default:
      throw broken(`shape type ${type} is not supported`);
  }
}

function parts(record: Buffer): { xy: Float64Array; ringEnds: number[] } {
  const count = record.readInt32LE(36);
  const points = record.readInt32LE(40);
  if (points === 0) return { xy: new Float64Array(0), ringEnds: [] };
  if (count < 1 || record.readInt32LE(44) !== 0)
    throw broken("a record of the .shp has parts out of order");
  const ringEnds: number[] = [];
  for (let i = 1; i < count; i++) ringEnds.push(record.readInt32LE(44 + i * 4));
  ringEnds.push(points);
  if (ringEnds.some((end, i) => end < (ringEnds[i - 1] ?? 0) || end > points)) {
    throw broken("a record of the .shp has parts out of order");
  }
  return { xy: doubles(record, 44 + count * 4, points * 2), ringEnds };
}

function doubles(record: Buffer, from: number, count: number): Float64Array {
  if (count < 0 || from + count * 8 > record.length) {
    throw broken("a record of the .shp is shorter than it says");
  }
  const xy = new Float64Array(count);
  new Uint8Array(xy.buffer).set(record.subarray(from, from + count * 8));
  return xy;
}

type RingOf = { first: number; end: number; areaM2: number };

/** Outer rings run clockwise in a shapefile; a hole belongs to the outer ring that encloses it. */
function polygons(
  { xy, ringEnds }: { xy: Float64Array; ringEnds: number[] },
  intricateFrom: number,
): FlatGeometry | null {
  if (xy.length === 0) return null;
  if (ringEnds.length === 1 || xy.length / 2 - ringEnds.length > intricateFrom)
    return { type: geometryType.polygon, xy, ringEnds, polygonEnds: [ringEnds.length] };
  const rings = ringEnds.map((end, i) => ringOf(xy, i === 0 ? 0 : ringEnds[i - 1]!, end));
  const shells: { shell: RingOf; holes: RingOf[] }[] = [];
  // Boxes of all shells in one run of numbers: twenty thousand holes ask each of them.
  const boxes = new Float64Array(4 * rings.length);
  const addShell = (shell: RingOf) => {
    writeBox(xy, shell, boxes.subarray(4 * shells.length));
    shells.push({ shell, holes: [] });
  };
  for (const ring of rings) if (ring.areaM2 <= 0) addShell(ring);
  for (const hole of rings) {
    if (hole.areaM2 <= 0) continue;
    // Of nested islands the smallest is the one it is cut from.
    let owner: (typeof shells)[number] | null = null;
    const x = xy[hole.first * 2]!;
    const y = xy[hole.first * 2 + 1]!;
    for (let i = 0, at = 0; i < shells.length; i++, at += 4) {
      if (x < boxes[at]! || x > boxes[at + 2]! || y < boxes[at + 1]! || y > boxes[at + 3]!)
        continue;
      const candidate = shells[i]!;
      if (owner && spanOf(candidate.shell) >= spanOf(owner.shell)) continue;
      if (contains(xy, candidate.shell, hole.first)) owner = candidate;
    }
    if (owner) owner.holes.push(hole);
    else addShell(hole);
  }
  const ordered = new Float64Array(xy.length);
  const ends: number[] = [];
  const polygonEnds: number[] = [];
  let at = 0;
  for (const { shell, holes } of shells) {
    for (const ring of [shell, ...holes]) {
      ordered.set(xy.subarray(ring.first * 2, ring.end * 2), at);
      at += (ring.end - ring.first) * 2;
      ends.push(at / 2);
    }
    polygonEnds.push(ends.length);
  }
  const type = polygonEnds.length === 1 ? geometryType.polygon : geometryType.multiPolygon;
  return { type, xy: ordered, ringEnds: ends, polygonEnds };
}

const spanOf = ({ areaM2 }: RingOf) => Math.abs(areaM2);

function ringOf(xy: Float64Array, first: number, end: number): RingOf {
  return { first, end, areaM2: signedArea(xy, first, end) };
}

function writeBox(xy: Float64Array, { first, end }: RingOf, box: Float64Array): void {
  box[0] = box[1] = Infinity;
  box[2] = box[3] = -Infinity;
  for (let i = first * 2; i < end * 2; i += 2) {
    if (xy[i]! < box[0]) box[0] = xy[i]!;
    if (xy[i + 1]! < box[1]) box[1] = xy[i + 1]!;
    if (xy[i]! > box[2]) box[2] = xy[i]!;
    if (xy[i + 1]! > box[3]) box[3] = xy[i + 1]!;
  }
}

function contains(xy: Float64Array, ring: { first: number; end: number }, vertex: number): boolean {
  const x = xy[vertex * 2]!;
  const y = xy[vertex * 2 + 1]!;
  let inside = false;
  for (let i = ring.first, j = ring.end - 1; i < ring.end; j = i++) {
    const yi = xy[i * 2 + 1]!;
    const yj = xy[j * 2 + 1]!;
    if (yi > y === yj > y) continue;
    if (x < ((xy[j * 2]! - xy[i * 2]!) * (y - yi)) / (yj - yi) + xy[i * 2]!) inside = !inside;
  }
  return inside;
}

function broken(why: string) {
  return new GeodataFault("shapefile.broken", why);
}
