/** Below this hectares are shown in square metres. */
export const SMALLEST_HA = 0.1;

/**
 * Parts in whole steps that add up to the rounded whole: each is rounded down, and the steps that
 * are left go to the largest remainders.
 */
export function roundParts(parts: readonly number[], whole: number, step: number): number[] {
  const inSteps = parts.map((part) => part / step);
  // A part that was rounded before may be a hair below its step.
  const full = inSteps.map((steps) => Math.floor(steps + 1e-6));
  const left = Math.round(whole / step) - full.reduce((sum, steps) => sum + steps, 0);
  const byRemainder = full
    .map((steps, index) => ({ index, remainder: inSteps[index]! - steps }))
    .toSorted((a, b) => b.remainder - a.remainder);
  for (const [rank, { index }] of byRemainder.entries())
    full[index]! += Math.ceil((left - rank) / full.length);
  return full.map((steps) => (step < 1 ? steps / Math.round(1 / step) : steps * step));
}

/** Hectares as they are shown, so that the parts of a list add up to the whole above it. */
export function roundHectares(parts: readonly number[], wholeHa: number): number[] {
  const large = parts.filter((ha) => ha >= SMALLEST_HA);
  const small = parts.reduce((sum, ha) => sum + (ha < SMALLEST_HA ? ha : 0), 0);
  const [shownHa = 0] = roundParts([wholeHa], wholeHa, SMALLEST_HA);
  const rounded = roundParts(large, shownHa - small, SMALLEST_HA);
  return parts.map((ha) => (ha < SMALLEST_HA ? ha : rounded.shift()!));
}
