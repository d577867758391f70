import { type Effects, EFFECT_NAMES } from "./effects.ts";

/** Half of the last digit that people read. */
const SHOWN = 0.05;

/** Whether two sets of effects are the same figures to whoever reads them. */
export function agreesWith(a: Effects, b: Effects): boolean {
  return EFFECT_NAMES.every((name) => Math.abs((a[name] ?? 0) - (b[name] ?? 0)) < SHOWN);
}
