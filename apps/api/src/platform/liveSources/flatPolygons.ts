import { type FlatGeometry, isPolygonal } from "../geodata/FlatGeometry.ts";
import type { Rings } from "../overlap/rings.ts";

/** The polygons of a flat geometry, for measuring; others have none. */
export function flatPolygons(geometry: FlatGeometry | null): Rings[] {
  if (!geometry || !isPolygonal(geometry)) return [];
  const { xy, ringEnds, polygonEnds } = geometry;
  const ring = (index: number) =>
    xy.subarray(index === 0 ? 0 : 2 * ringEnds[index - 1]!, 2 * ringEnds[index]!);
  return polygonEnds.map((end, polygon) => {
    const first = polygon === 0 ? 0 : polygonEnds[polygon - 1]!;
    return Array.from({ length: end - first }, (_, i) => ring(first + i));
  });
}
