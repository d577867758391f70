import { countCrossings } from "@mars/domain/areas/countCrossings";
import {
  type AreaGeometry,
  countVertices,
  type Point,
  polygonsOf,
  samePoint,
} from "@mars/domain/areas/geometry";
import { DEFAULT_LIMITS } from "@mars/domain/areas/limits";
import type { Refusal } from "@mars/domain/result";

/** A parcel or field block crosses itself nowhere; what was digitised badly does in a few places. */
const CROSSINGS_OF_ONE = 500;
/** Neighbours share their borders corner by corner: a few pairs of edges meet at each. */
const CROSSINGS_PER_VERTEX = 10;
const CROSSINGS_OF_FEW = 1000;
const MAX_CROSSINGS = 200_000;

/**
 * Why areas cannot be made one, or null. Known before the database is asked: joining takes the
 * square of the crossings, and twenty thousand squares over each other ended the embedded one.
 */
export function unionFault(
  geometries: readonly AreaGeometry[],
  maxVertices: number,
): Refusal | null {
  const vertexCount = geometries.reduce((sum, one) => sum + countVertices(one), 0);
  if (vertexCount > maxVertices)
    return { code: "geometry.too-many-vertices", figures: { vertexCount, limit: maxVertices } };
  const rings = geometries.flatMap((one) => polygonsOf(one).flat());
  if (rings.length === 0 || rings.some((ring) => ring.length < 4))
    return { code: "geometry.empty" };
  if (!rings.every((ring) => samePoint(ring[0]!, ring.at(-1)!)))
    return { code: "geometry.not-closed" };
  if (!rings.every((ring) => ring.every(isInExtent))) return { code: "geometry.outside-denmark" };
  const isTangled =
    geometries.some((one) => countCrossings(one, CROSSINGS_OF_ONE) > CROSSINGS_OF_ONE) ||
    crossingsExceed(
      geometries,
      Math.min(MAX_CROSSINGS, CROSSINGS_OF_FEW + CROSSINGS_PER_VERTEX * vertexCount),
    );
  return isTangled ? { code: "geometry.too-tangled", figures: { vertexCount } } : null;
}

function isInExtent([x, y]: Point): boolean {
  const { minX, minY, maxX, maxY } = DEFAULT_LIMITS.extent;
  return x >= minX && x <= maxX && y >= minY && y <= maxY;
}

function crossingsExceed(geometries: readonly AreaGeometry[], limit: number): boolean {
  const together = { type: "MultiPolygon" as const, coordinates: geometries.flatMap(polygonsOf) };
  return countCrossings(together, limit) > limit;
}
