/** A closed ring as x0,y0,x1,y1,…: the last point repeats the first. Coordinates in EPSG:25832. */
export type Ring = Float64Array;

/** A polygon: the outer ring first, then its holes. */
export type Rings = readonly Ring[];

export type Box = readonly [minX: number, minY: number, maxX: number, maxY: number];

/** Positive when the ring runs counter-clockwise. */
export function signedAreaM2(ring: Ring): number {
  // Relative to the first point: at six million metres north the products would lose the decimals.
  const originX = ring[0]!;
  const originY = ring[1]!;
  let twice = 0;
  for (let i = 0; i + 3 < ring.length; i += 2) {
    twice +=
      (ring[i]! - originX) * (ring[i + 3]! - originY) -
      (ring[i + 2]! - originX) * (ring[i + 1]! - originY);
  }
  return twice / 2;
}

/** Outer rings run counter-clockwise and holes clockwise, so that signed areas add up. */
export function oriented(ring: Ring, counterClockwise: boolean): Ring {
  if (signedAreaM2(ring) > 0 === counterClockwise) return ring;
  const points = ring.length / 2;
  const reversed = new Float64Array(ring.length);
  for (let i = 0; i < points; i++) {
    reversed[2 * i] = ring[2 * (points - 1 - i)]!;
    reversed[2 * i + 1] = ring[2 * (points - 1 - i) + 1]!;
  }
  return reversed;
}

export function boxOf(ring: Ring): Box {
  const box = new Float64Array(4);
  writeBox(box, 0, ring, 0, ring.length);
  return [box[0]!, box[1]!, box[2]!, box[3]!];
}

/** The box of the points between two places, written among others. */
export function writeBox(
  boxes: Float64Array,
  at: number,
  points: Float64Array,
  from: number,
  to: number,
): void {
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (let i = from; i < to; i += 2) {
    const x = points[i]!;
    const y = points[i + 1]!;
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  boxes[at] = minX;
  boxes[at + 1] = minY;
  boxes[at + 2] = maxX;
  boxes[at + 3] = maxY;
}
