import { boxOf, type Ring } from "./rings.ts";

/**
 * Cuts a ring into pieces of at most `maxPoints` points by halving its box again and again.
 *
 * Each half is clipped against one straight line, which leaves zero-width seams along the cut where
 * a concave ring falls apart. A topology library would have to clean them; signed areas do not
 * notice them, and that is all the pieces are for.
 */
export function cutRing(ring: Ring, maxPoints: number): Ring[] {
  const pieces: Ring[] = [];
  const waiting: { ring: Ring; depth: number }[] = [{ ring, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    // A spiral can stay long however often it is halved; 40 halvings are below a nanometre.
    if (next.ring.length / 2 <= maxPoints || next.depth >= 40) {
      pieces.push(next.ring);
      continue;
    }
    const [minX, minY, maxX, maxY] = boxOf(next.ring);
    const axis = maxX - minX >= maxY - minY ? 0 : 1;
    const middle = axis === 0 ? (minX + maxX) / 2 : (minY + maxY) / 2;
    for (const side of [-1, 1] as const) {
      const half = clipHalf(next.ring, axis, middle, side);
      if (half.length >= 8) waiting.push({ ring: half, depth: next.depth + 1 });
    }
  }
  return pieces;
}

/** The part of a closed ring on one side of an axis-parallel line (Sutherland–Hodgman). */
function clipHalf(ring: Ring, axis: 0 | 1, at: number, side: -1 | 1): Ring {
  const out: number[] = [];
  const other = axis === 0 ? 1 : 0;
  for (let i = 0; i + 3 < ring.length; i += 2) {
    const from = side * (ring[i + axis]! - at);
    const to = side * (ring[i + 2 + axis]! - at);
    if (from >= 0) pushPoint(out, ring[i]!, ring[i + 1]!);
    if ((from > 0 && to < 0) || (from < 0 && to > 0)) {
      const along = from / (from - to);
      const crossing = ring[i + other]! + along * (ring[i + 2 + other]! - ring[i + other]!);
      if (axis === 0) pushPoint(out, at, crossing);
      else pushPoint(out, crossing, at);
    }
  }
  if (out.length < 6) return new Float64Array(0);
  if (out[0] !== out[out.length - 2] || out[1] !== out[out.length - 1]) out.push(out[0]!, out[1]!);
  return Float64Array.from(out);
}

function pushPoint(out: number[], x: number, y: number): void {
  const n = out.length;
  if (n >= 2 && out[n - 2] === x && out[n - 1] === y) return;
  out.push(x, y);
}
