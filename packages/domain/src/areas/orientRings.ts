import { signedRingAreaM2 } from "./areaHa.ts";
import type { AreaGeometry, PolygonRings, Ring } from "./geometry.ts";

export type Orientation = "counter-clockwise" | "clockwise" | "flat";

export function orientationOf(ring: Ring): Orientation {
  const area = signedRingAreaM2(ring);
  if (area === 0) return "flat";
  return area > 0 ? "counter-clockwise" : "clockwise";
}

/** Outer rings counter-clockwise, holes clockwise, as RFC 7946 asks. */
export function orientPolygon(rings: PolygonRings): PolygonRings {
  return rings.map((ring, index) => {
    const turned = index === 0 ? "clockwise" : "counter-clockwise";
    return orientationOf(ring) === turned ? ring.toReversed() : ring;
  });
}

export function orientRings(geometry: AreaGeometry): AreaGeometry {
  return geometry.type === "Polygon"
    ? { type: "Polygon", coordinates: orientPolygon(geometry.coordinates) }
    : { type: "MultiPolygon", coordinates: geometry.coordinates.map(orientPolygon) };
}
