import type { FlatGeometry, GeometryType } from "../FlatGeometry.ts";
import { geometryType } from "../FlatGeometry.ts";

const sridFlag = 0x20000000;

/** Bytes that `writeEwkb` will need. */
export function ewkbSize(geometry: FlatGeometry): number {
  const coordinates = geometry.xy.length * 8;
  switch (geometry.type) {
    case geometryType.point:
      return 9 + coordinates;
    case geometryType.line:
      return 13 + coordinates;
    case geometryType.polygon:
      return 13 + 4 * geometry.ringEnds.length + coordinates;
    case geometryType.multiPoint:
      return 13 + (5 * geometry.xy.length) / 2 + coordinates;
    case geometryType.multiLine:
      return 13 + 9 * geometry.ringEnds.length + coordinates;
    case geometryType.multiPolygon:
      return 13 + 9 * geometry.polygonEnds.length + 4 * geometry.ringEnds.length + coordinates;
  }
}

/** Little-endian extended well-known binary with SRID, written into `target`; gives the end. */
export function writeEwkb(
  geometry: FlatGeometry,
  srid: number,
  target: Uint8Array,
  start: number,
): number {
  const view = new DataView(target.buffer, target.byteOffset, target.byteLength);
  const bytes = new Uint8Array(geometry.xy.buffer, geometry.xy.byteOffset, geometry.xy.byteLength);
  let at = start;
  const head = (type: number) => {
    target[at] = 1;
    view.setUint32(at + 1, type, true);
    at += 5;
  };
  const count = (value: number) => {
    view.setUint32(at, value, true);
    at += 4;
  };
  const vertices = (from: number, to: number) => {
    target.set(bytes.subarray(from * 16, to * 16), at);
    at += (to - from) * 16;
  };
  const rings = (from: number, to: number) => {
    count(to - from);
    for (let ring = from; ring < to; ring++) {
      const first = ring === 0 ? 0 : geometry.ringEnds[ring - 1]!;
      count(geometry.ringEnds[ring]! - first);
      vertices(first, geometry.ringEnds[ring]!);
    }
  };

  head(geometry.type | sridFlag);
  count(srid);
  const total = geometry.xy.length / 2;
  switch (geometry.type) {
    case geometryType.point:
      vertices(0, 1);
      break;
    case geometryType.line:
      count(total);
      vertices(0, total);
      break;
    case geometryType.polygon:
      rings(0, geometry.ringEnds.length);
      break;
    case geometryType.multiPoint:
      count(total);
      for (let i = 0; i < total; i++) {
        head(geometryType.point);
        vertices(i, i + 1);
      }
      break;
    case geometryType.multiLine:
      count(geometry.ringEnds.length);
      geometry.ringEnds.forEach((end, i) => {
        const first = i === 0 ? 0 : geometry.ringEnds[i - 1]!;
        head(geometryType.line);
        count(end - first);
        vertices(first, end);
      });
      break;
    case geometryType.multiPolygon:
      count(geometry.polygonEnds.length);
      geometry.polygonEnds.forEach((end, i) => {
        head(geometryType.polygon);
        rings(i === 0 ? 0 : geometry.polygonEnds[i - 1]!, end);
      });
      break;
  }
  return at;
}

export function toEwkbHex(geometry: FlatGeometry, srid: number): string {
  const bytes = Buffer.allocUnsafe(ewkbSize(geometry) + 4);
  return bytes.toString("hex", 0, writeEwkb(geometry, srid, bytes, 0));
}

export function isGeometryType(value: number): value is GeometryType {
  return value >= 1 && value <= 6;
}
