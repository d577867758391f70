const LEAST_HA = 0.01;
const LEAST_SHARE = 0.01;

/**
 * A neighbour that the area reaches into by the width of a line. Borders drawn by different hands
 * differ by that much, and joining parcels moves a corner by some centimetres. A small feature that
 * lies in the area is no such neighbour.
 */
export function isTouchedOnly(of: { overlapHa: number; featureHa: number }): boolean {
  return of.overlapHa < LEAST_HA && of.overlapHa < of.featureHa * LEAST_SHARE;
}
