import { type AreaGeometry, polygonsOf } from "@mars/domain/areas/geometry";
import type { Rings } from "./rings.ts";

/** The polygons of a GeoJSON geometry as measuring wants them. */
export function areaRings(geometry: AreaGeometry): Rings[] {
  return polygonsOf(geometry).map((rings) =>
    rings.map((ring) => {
      const flat = new Float64Array(2 * ring.length);
      for (let i = 0; i < ring.length; i++) {
        flat[2 * i] = ring[i]![0];
        flat[2 * i + 1] = ring[i]![1];
      }
      return flat;
    }),
  );
}

/** A MultiPolygon in well-known binary: a fifth of the time that GeoJSON takes PostGIS to read. */
export function multiPolygonWkb(polygons: readonly Rings[]): Buffer {
  let size = 9;
  for (const rings of polygons) {
    size += 9;
    for (const ring of rings) size += 4 + 8 * ring.length;
  }
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  const head = (type: number, count: number) => {
    bytes[at] = 1;
    bytes.writeUInt32LE(type, at + 1);
    bytes.writeUInt32LE(count, at + 5);
    at += 9;
  };
  head(6, polygons.length);
  for (const rings of polygons) {
    head(3, rings.length);
    for (const ring of rings) {
      at = bytes.writeUInt32LE(ring.length / 2, at);
      bytes.set(new Uint8Array(ring.buffer, ring.byteOffset, ring.byteLength), at);
      at += ring.byteLength;
    }
  }
  return bytes;
}
