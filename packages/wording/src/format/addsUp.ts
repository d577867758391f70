import { decimalsOf } from "./quantities.ts";

/**
 * Whether rounded parts add up to their rounded whole. Where they do not, the reader is told
 * '(afrundet)'. Parts are not moved to fit: the same figure would differ from page to page.
 */
export function addsUp(parts: readonly number[], whole: number): boolean {
  const steps = 10 ** decimalsOf.amount;
  const sum = parts.reduce((total, part) => total + Math.round(part * steps), 0);
  return sum === Math.round(whole * steps);
}
