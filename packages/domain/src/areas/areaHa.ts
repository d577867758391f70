import { type AreaGeometry, type PolygonRings, polygonsOf, type Ring } from "./geometry.ts";

export const SQUARE_METRES_PER_HECTARE = 10_000;

/** Planar area of a ring in m², positive when it runs counter-clockwise. */
export function signedRingAreaM2(ring: Ring): number {
  const origin = ring[0];
  if (origin === undefined) return 0;
  // Northings are in the millions: without moving the origin the products lose the square metres.
  const originX = origin[0];
  const originY = origin[1];
  let doubled = 0;
  // The step back to the first point adds nothing: it is the origin.
  let ax = 0;
  let ay = 0;
  for (let i = 1; i < ring.length; i++) {
    const point = ring[i]!;
    const bx = point[0] - originX;
    const by = point[1] - originY;
    doubled += ax * by - bx * ay;
    ax = bx;
    ay = by;
  }
  return doubled / 2;
}

/** Area of one polygon: its outer ring without its holes, whichever way they run. */
export function polygonAreaHa(rings: PolygonRings): number {
  let squareMetres = 0;
  rings.forEach((ring, index) => {
    const ringAreaM2 = Math.abs(signedRingAreaM2(ring));
    squareMetres += index === 0 ? ringAreaM2 : -ringAreaM2;
  });
  return squareMetres / SQUARE_METRES_PER_HECTARE;
}

export function areaHa(geometry: AreaGeometry): number {
  return polygonsOf(geometry).reduce((sum, rings) => sum + polygonAreaHa(rings), 0);
}
