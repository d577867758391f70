import type { FlatGeometry } from "./FlatGeometry.ts";
import { isPolygonal } from "./FlatGeometry.ts";

// Denmark with its waters and neighbours' borders, generously: what lies outside has come
// with the wrong system or with its axes swapped.
const plausible = { minX: 100_000, maxX: 1_300_000, minY: 5_800_000, maxY: 6_700_000 };

export type GeometryFault = "empty" | "not-finite" | "outside-denmark" | "too-few-points";

/** Closes rings and says why a geometry in EPSG:25832 cannot be loaded; null when it can. */
export function faultOf(geometry: FlatGeometry): GeometryFault | null {
  const { xy } = geometry;
  if (xy.length === 0) return "empty";
  for (let i = 0; i < xy.length; i += 2) {
    const x = xy[i]!;
    const y = xy[i + 1]!;
    if (!Number.isFinite(x) || !Number.isFinite(y)) return "not-finite";
    if (x < plausible.minX || x > plausible.maxX || y < plausible.minY || y > plausible.maxY) {
      return "outside-denmark";
    }
  }
  return null;
}

/** Rings that do not end where they began are closed; `null` when nothing needed it. */
export function closeRings(geometry: FlatGeometry): FlatGeometry | null {
  if (!isPolygonal(geometry)) return null;
  const { xy, ringEnds } = geometry;
  let open = 0;
  ringEnds.forEach((end, i) => {
    if (!isClosed(xy, i === 0 ? 0 : ringEnds[i - 1]!, end)) open++;
  });
  if (open === 0) return null;
  const closed = new Float64Array(xy.length + open * 2);
  const ends: number[] = [];
  let at = 0;
  ringEnds.forEach((end, i) => {
    const first = i === 0 ? 0 : ringEnds[i - 1]!;
    closed.set(xy.subarray(first * 2, end * 2), at);
    at += (end - first) * 2;
    if (!isClosed(xy, first, end)) {
      closed[at++] = xy[first * 2]!;
      closed[at++] = xy[first * 2 + 1]!;
    }
    ends.push(at / 2);
  });
  return { ...geometry, xy: closed, ringEnds: ends };
}

function isClosed(xy: Float64Array, first: number, end: number): boolean {
  if (end <= first) return true;
  return xy[first * 2] === xy[end * 2 - 2] && xy[first * 2 + 1] === xy[end * 2 - 1];
}

/** Planar area in m²; holes are those rings that follow the first of their polygon. */
export function areaM2(geometry: FlatGeometry): number {
  if (!isPolygonal(geometry)) return 0;
  let area = 0;
  let ring = 0;
  for (const polygonEnd of geometry.polygonEnds) {
    for (let first = true; ring < polygonEnd; ring++, first = false) {
      const ringArea = Math.abs(
        signedArea(
          geometry.xy,
          ring === 0 ? 0 : geometry.ringEnds[ring - 1]!,
          geometry.ringEnds[ring]!,
        ),
      );
      area += first ? ringArea : -ringArea;
    }
  }
  return area;
}

export function signedArea(xy: Float64Array, first: number, end: number): number {
  // Measured from the first vertex: eastings and northings multiplied whole would lose digits.
  const x0 = xy[first * 2]!;
  const y0 = xy[first * 2 + 1]!;
  let sum = 0;
  for (let i = first * 2; i < end * 2 - 2; i += 2) {
    sum += (xy[i]! - x0) * (xy[i + 3]! - y0) - (xy[i + 2]! - x0) * (xy[i + 1]! - y0);
  }
  return sum / 2;
}
