/**
 * The published sharing formula: an area's effects are shared between the units it lies in by these
 * shares (0–1, together 1). The divisor is the sum of the overlaps, not the area: land outside every
 * unit, at sea for one, must not swallow effect. Any positive overlap counts. In SQL the view
 * `geo_share` says the same, and a test holds it to this.
 */
export function unitShares<Overlap extends { readonly overlapHa: number }>(
  overlaps: readonly Overlap[],
): (Overlap & { share: number })[] {
  const positive = overlaps.filter(({ overlapHa }) => overlapHa > 0);
  const totalHa = positive.reduce((sum, { overlapHa }) => sum + overlapHa, 0);
  return positive.map((overlap) => ({ ...overlap, share: overlap.overlapHa / totalHa }));
}
