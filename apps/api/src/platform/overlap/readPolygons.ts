import type { Ring, Rings } from "./rings.ts";

const POLYGON = 3;
const COLLECTION = 7;

/** The polygons of a (E)WKB geometry as PostGIS writes it; points and lines have no area and are passed over. */
export function readPolygons(wkb: Uint8Array): Rings[] {
  const view = new DataView(wkb.buffer, wkb.byteOffset, wkb.byteLength);
  const polygons: Rings[] = [];
  let at = 0;

  const readGeometry = (): void => {
    const little = view.getUint8(at) === 1;
    const type = view.getUint32(at + 1, little);
    at += 5;
    if (type & 0x20000000) at += 4;
    const dimensions = 2 + (type & 0x80000000 ? 1 : 0) + (type & 0x40000000 ? 1 : 0);
    const kind = type & 0xff;
    if (kind === POLYGON) {
      polygons.push(readRings(little, dimensions));
    } else if (kind === 1) {
      at += 8 * dimensions;
    } else if (kind === 2) {
      at += 4 + 8 * dimensions * view.getUint32(at, little);
    } else if (kind >= 4 && kind <= COLLECTION) {
      const parts = view.getUint32(at, little);
      at += 4;
      for (let part = 0; part < parts; part++) readGeometry();
    } else throw new Error(`Geometry type ${kind} is not one that areas are measured of`);
  };

  const readRings = (little: boolean, dimensions: number): Rings => {
    const count = view.getUint32(at, little);
    at += 4;
    const rings: Ring[] = [];
    for (let r = 0; r < count; r++) {
      const points = view.getUint32(at, little);
      at += 4;
      const ring = new Float64Array(2 * points);
      for (let p = 0; p < points; p++) {
        ring[2 * p] = view.getFloat64(at, little);
        ring[2 * p + 1] = view.getFloat64(at + 8, little);
        at += 8 * dimensions;
      }
      if (points >= 4) rings.push(ring);
    }
    return rings;
  };

  readGeometry();
  return polygons.filter((rings) => rings.length > 0);
}
