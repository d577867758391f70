import { signedRingAreaM2 } from "./areaHa.ts";
import { sideOfRing } from "./containsPoint.ts";
import type { PolygonRings, Ring } from "./geometry.ts";

/** Counter-clockwise cycles are the outer rings; each clockwise one is a hole of the smallest around it. */
export function assemblePolygons(cycles: readonly Ring[]): readonly PolygonRings[] {
  const outers = cycles
    .filter((ring) => signedRingAreaM2(ring) > 0)
    .toSorted((a, b) => signedRingAreaM2(a) - signedRingAreaM2(b));
  const polygons = outers.map((outer): Ring[] => [outer]);
  for (const hole of cycles.filter((ring) => signedRingAreaM2(ring) < 0)) {
    const home = outers.findIndex((outer) =>
      hole.every((point) => sideOfRing(outer, point) !== "outside"),
    );
    polygons[home]?.push(hole);
  }
  return polygons;
}
