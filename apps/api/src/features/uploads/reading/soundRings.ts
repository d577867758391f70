import type { Limits } from "@mars/domain/areas/limits";
import type { FlatGeometry } from "../../../platform/geodata/FlatGeometry.ts";
import { isCertainlyValid } from "../../../platform/geodata/isCertainlyValid.ts";
import { areaHaOf } from "../../../platform/overlap/areaHaOf.ts";
import { flatPolygons } from "../../../platform/liveSources/flatPolygons.ts";
import { boxOf, oriented, type Ring, type Rings } from "../../../platform/overlap/rings.ts";

/**
 * The polygons of a geometry that can be used beyond doubt; null where only the full check can
 * tell. It spares nearly all features the making of a pair for every corner.
 */
export function soundRings(flat: FlatGeometry, limits: Limits): Rings[] | null {
  if (!isCertainlyValid(flat)) return null;
  const [rings] = flatPolygons(flat);
  if (!rings || !rings.every(isClosed)) return null;
  const [minX, minY, maxX, maxY] = boxOf(rings[0]!);
  const { extent } = limits;
  const isInDenmark =
    minX >= extent.minX && maxX <= extent.maxX && minY >= extent.minY && maxY <= extent.maxY;
  if (!isInDenmark) return null;
  const polygons = [rings.map((ring, index) => oriented(ring, index === 0))];
  // A corner that is no number makes no box larger, but leaves no area to be held to the limit.
  return areaHaOf(polygons) <= limits.maxPolygonHa ? polygons : null;
}

function isClosed(ring: Ring): boolean {
  return ring[0] === ring.at(-2) && ring[1] === ring.at(-1);
}
