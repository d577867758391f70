import { isGeometryType } from "./ewkb.ts";
import type { FlatGeometry } from "../FlatGeometry.ts";
import { geometryType, highestDimension, joinGeometries } from "../FlatGeometry.ts";
import { GeodataFault } from "../GeodataFault.ts";

/** ISO or extended well-known binary, any byte order; heights and measures are left out. */
export function readWkb(bytes: Uint8Array): FlatGeometry | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;

  function read(): FlatGeometry | null {
    const little = view.getUint8(at) === 1;
    const code = view.getUint32(at + 1, little);
    at += 5;
    if (code & 0x20000000) at += 4;
    const plain = code & 0x0fffffff;
    const type = plain % 1000;
    const extra = Math.floor(plain / 1000);
    const hasZ = (code & 0x80000000) !== 0 || extra === 1 || extra === 3;
    const hasM = (code & 0x40000000) !== 0 || extra === 2 || extra === 3;
    const width = 8 * (2 + Number(hasZ) + Number(hasM));

    const count = () => {
      const value = view.getUint32(at, little);
      at += 4;
      if (value > bytes.byteLength) throw tooShort();
      return value;
    };
    const vertices = (total: number, xy: Float64Array, from: number) => {
      for (let i = 0; i < total; i++, at += width) {
        xy[from + i * 2] = view.getFloat64(at, little);
        xy[from + i * 2 + 1] = view.getFloat64(at + 8, little);
      }
    };
    if (type === geometryType.point) {
      const xy = new Float64Array(2);
      vertices(1, xy, 0);
      return Number.isNaN(xy[0]) ? null : { type, xy, ringEnds: [1], polygonEnds: [] };
    }
    const parts = count();
    if (type === geometryType.line) {
      const xy = new Float64Array(parts * 2);
      vertices(parts, xy, 0);
      return parts === 0 ? null : { type, xy, ringEnds: [parts], polygonEnds: [] };
    }
    if (type === geometryType.polygon) {
      const rings: Float64Array[] = [];
      for (let i = 0; i < parts; i++) {
        const xy = new Float64Array(count() * 2);
        vertices(xy.length / 2, xy, 0);
        rings.push(xy);
      }
      return polygonOf(rings);
    }
    if (!isGeometryType(type) && type !== 7) {
      throw new GeodataFault(
        "geodata.unsupported-geometry",
        `geometry type ${type} (curves and surfaces) is not supported`,
      );
    }
    const members: FlatGeometry[] = [];
    for (let i = 0; i < parts; i++) {
      const member = read();
      if (member) members.push(member);
    }
    if (type === 7) return highestDimension(members);
    const joined = joinGeometries(members);
    return joined && isGeometryType(type) ? { ...joined, type } : joined;
  }

  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw tooShort();
    throw error;
  }
}

function polygonOf(rings: readonly Float64Array[]): FlatGeometry | null {
  const xy = new Float64Array(rings.reduce((sum, ring) => sum + ring.length, 0));
  if (xy.length === 0) return null;
  const ringEnds: number[] = [];
  let offset = 0;
  for (const ring of rings) {
    xy.set(ring, offset);
    offset += ring.length;
    ringEnds.push(offset / 2);
  }
  return { type: geometryType.polygon, xy, ringEnds, polygonEnds: [rings.length] };
}

function tooShort() {
  return new GeodataFault("geodata.bad-geometry", "a binary geometry ends too early");
}
