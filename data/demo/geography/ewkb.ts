import type { Position, Ring } from "./Position.ts";

const srid = 25832;
const withSrid = 0x20000000;

/** Well-known binary in hex, the form in which geometry is read fastest by the database. */
export const polygonHex = (rings: readonly Ring[]) => hexOf([polygon(rings, true)]);

export const multiPolygonHex = (polygons: readonly (readonly Ring[])[]) =>
  hexOf([head(6, true, polygons.length), ...polygons.map((rings) => polygon(rings, false))]);

export const lineHex = (line: readonly Position[]) =>
  hexOf([head(2, true, line.length), flat(line)]);

export const multiLineHex = (lines: readonly (readonly Position[])[]) =>
  hexOf([
    head(5, true, lines.length),
    ...lines.flatMap((line) => [head(2, false, line.length), flat(line)]),
  ]);

function polygon(rings: readonly Ring[], outer: boolean): Buffer {
  const parts = rings.flatMap((ring) => [count(ring.length), flat(ring)]);
  return Buffer.concat([head(3, outer, rings.length), ...parts]);
}

function head(type: number, outer: boolean, length: number): Buffer {
  const words = outer ? [(type | withSrid) >>> 0, srid, length] : [type, length];
  const bytes = Buffer.alloc(1 + 4 * words.length, 1);
  words.forEach((word, index) => bytes.writeUInt32LE(word, 1 + 4 * index));
  return bytes;
}

function count(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(length);
  return bytes;
}

function flat(positions: readonly Position[]): Buffer {
  const bytes = Buffer.alloc(16 * positions.length);
  positions.forEach(([easting, northing], index) => {
    bytes.writeDoubleLE(easting, 16 * index);
    bytes.writeDoubleLE(northing, 16 * index + 8);
  });
  return bytes;
}

const hexOf = (parts: Buffer[]) => Buffer.concat(parts).toString("hex");

/** The rings of a polygon in well-known binary, each as x0,y0,x1,y1,… */
export function polygonRings(hex: string): Float64Array[] {
  const bytes = Buffer.from(hex, "hex");
  let at = (bytes.readUInt32LE(1) & withSrid) === 0 ? 5 : 9;
  const rings: Float64Array[] = [];
  const ringCount = bytes.readUInt32LE(at);
  at += 4;
  for (let ring = 0; ring < ringCount; ring += 1) {
    const numbers = 2 * bytes.readUInt32LE(at);
    at += 4;
    rings.push(
      Float64Array.from({ length: numbers }, (_, index) => bytes.readDoubleLE(at + 8 * index)),
    );
    at += 8 * numbers;
  }
  return rings;
}
