import { AsciiText, compareAscii } from "./AsciiText.ts";
import { type AreaGeometry, polygonsOf, type Ring, verticesOfRing } from "./geometry.ts";
import { orientPolygon } from "./orientRings.ts";

const MILLIMETRES_PER_METRE = 1000;

function writeRing(text: AsciiText, ring: Ring): void {
  const vertices = verticesOfRing(ring);
  const count = vertices.length;
  const millimetres = new Float64Array(2 * count);
  let start = 0;
  for (let i = 0; i < count; i++) {
    // Whole millimetres: two clients that print a double differently mean the same place.
    const x = Math.round(vertices[i]![0] * MILLIMETRES_PER_METRE);
    const y = Math.round(vertices[i]![1] * MILLIMETRES_PER_METRE);
    millimetres[2 * i] = x;
    millimetres[2 * i + 1] = y;
    const firstX = millimetres[2 * start]!;
    if (x < firstX || (x === firstX && y < millimetres[2 * start + 1]!)) start = i;
  }
  text.write("(");
  // From the first corner round to the one before it.
  text.writePairs(millimetres.subarray(2 * start));
  if (start > 0) text.write(",").writePairs(millimetres.subarray(0, 2 * start));
  text.write(")");
}

/** The same text for the same area, wherever its rings start, whichever way they run and in
 * whichever order its parts come: what a geometry's hash is taken of. As ASCII, because that is
 * what a hash reads, and ten thousand corners are written several times as fast. */
export function canonicalGeometry(geometry: AreaGeometry): Uint8Array<ArrayBuffer> {
  const polygons = polygonsOf(geometry).map((rings) => {
    const [outer, ...holes] = orientPolygon(rings).map((ring) => {
      const text = new AsciiText();
      writeRing(text, ring);
      return text.bytes();
    });
    return joined([...(outer ? [outer] : []), ...holes.toSorted(compareAscii)], "");
  });
  return joined([prefix, joined(polygons.toSorted(compareAscii), ";")], "");
}

const prefix = new AsciiText().write("25832:mm:").bytes();

function joined(parts: readonly Uint8Array[], separator: string): Uint8Array<ArrayBuffer> {
  const text = new AsciiText();
  for (const [index, part] of parts.entries()) {
    if (index > 0) text.write(separator);
    text.append(part);
  }
  return text.bytes();
}
