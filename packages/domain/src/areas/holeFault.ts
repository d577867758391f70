import type { PolygonRings, Ring } from "./geometry.ts";
import { sideOfRing } from "./containsPoint.ts";

export type HoleFault = {
  readonly code: "geometry.hole-outside" | "geometry.hole-in-hole";
  /** Which hole, counted from one. */
  readonly hole: number;
};

/** Whether every point of `inner` lies in `outer` or on its edge. Rings must not cross. */
function liesWithin(inner: Ring, outer: Ring): boolean {
  return inner.every((point) => sideOfRing(outer, point) !== "outside");
}

/** The first hole that is not inside the outer ring, or lies inside another hole.
 * Asks for rings that do not cross (see selfCrossing). */
export function holeFault(rings: PolygonRings): HoleFault | null {
  const [outer, ...holes] = rings;
  if (outer === undefined) return null;
  for (const [index, hole] of holes.entries()) {
    if (!liesWithin(hole, outer)) return { code: "geometry.hole-outside", hole: index + 1 };
    const nested = holes.some((other, at) => at !== index && liesWithin(hole, other));
    if (nested) return { code: "geometry.hole-in-hole", hole: index + 1 };
  }
  return null;
}
