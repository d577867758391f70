import { type Effects, scaleEffects } from "./effects.ts";

/** How much of one area lies in one plan, tripartite, municipality or sub-catchment. */
export type UnitOverlap = { readonly unitId: string; readonly overlapHa: number };

export type UnitEffects = {
  readonly unitId: string;
  readonly overlapHa: number;
  /** 0–1; the shares of one area add up to 1. */
  readonly share: number;
  readonly effects: Effects;
};

/** Shares an area's effects between the units it lies in. The divisor is the sum of the overlaps,
 * not the area: land outside every unit must not swallow effect. Any positive overlap counts. */
export function shareEffects(
  effects: Effects,
  overlaps: readonly UnitOverlap[],
): readonly UnitEffects[] {
  const positive = overlaps.filter(({ overlapHa }) => overlapHa > 0);
  const totalHa = positive.reduce((sum, { overlapHa }) => sum + overlapHa, 0);
  return positive.map(({ unitId, overlapHa }) => {
    const share = overlapHa / totalHa;
    return { unitId, overlapHa, share, effects: scaleEffects(effects, share) };
  });
}
