import type { FlatGeometry } from "./FlatGeometry.ts";
import { geometryType } from "./FlatGeometry.ts";
import { GeodataFault } from "./GeodataFault.ts";
import { signedArea } from "./prepareGeometry.ts";

/** The content of one .shp record; Z and M come after the plain numbers and are passed over. */
export function shapefileGeometry(record: Buffer): FlatGeometry | null {
  try {
    return read(record);
  } catch (error) {
    if (error instanceof RangeError) throw broken("a record of the .shp is shorter than it says");
    throw error;
  }
}

function read(record: Buffer): FlatGeometry | null {
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
      return polygons(parts(record));
    default:
      throw broken(`shape type ${type} is not supported`);
  }
}

function parts(record: Buffer): { xy: Float64Array; ringEnds: number[] } {
  const count = record.readInt32LE(36);
  const points = record.readInt32LE(40);
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

/** Outer rings run clockwise in a shapefile; a hole belongs to the outer ring that encloses it. */
function polygons({ xy, ringEnds }: { xy: Float64Array; ringEnds: number[] }): FlatGeometry | null {
  if (xy.length === 0) return null;
  const rings = ringEnds.map((end, i) => ({ first: i === 0 ? 0 : ringEnds[i - 1]!, end }));
  if (rings.length === 1) return { type: geometryType.polygon, xy, ringEnds, polygonEnds: [1] };
  const shells = rings
    .filter((ring) => signedArea(xy, ring.first, ring.end) <= 0)
    .map((shell) => ({ shell, holes: [] as typeof rings }));
  for (const hole of rings) {
    if (signedArea(xy, hole.first, hole.end) <= 0) continue;
    const around = shells.filter(({ shell }) => contains(xy, shell, hole.first));
    // Of nested islands the smallest is the one it is cut from.
    const owner = around.toSorted((a, b) => spanOf(xy, a.shell) - spanOf(xy, b.shell))[0];
    if (owner) owner.holes.push(hole);
    else shells.push({ shell: hole, holes: [] });
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

function spanOf(xy: Float64Array, ring: { first: number; end: number }): number {
  return Math.abs(signedArea(xy, ring.first, ring.end));
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
