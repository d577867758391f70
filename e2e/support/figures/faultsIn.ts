import { isWritten } from "./isWritten.ts";
import type { FigureValue, Seen } from "./readFigures.ts";
import type { Recomputed } from "./recompute.ts";

/** Sums in another order differ in the last digits, and the more so the larger they are. */
export const same = (a: FigureValue, b: FigureValue) =>
  typeof a === "number" && typeof b === "number"
    ? Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b))
    : a === b;

/** The same definition for the same thing never differs, is what the rows come to, and is written so. */
export async function faultsIn(seen: readonly Seen[], recomputed: Recomputed): Promise<string[]> {
  const faults = new Set<string>();
  const first = new Map<string, Seen>();
  for (const figure of seen) {
    if (figure.value === null) continue;
    const key = `${figure.name} of ${figure.of}`;
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, figure);
      const expected = await recomputed(figure.name, figure.of);
      if (expected === undefined) faults.add(`${key} on ${figure.where} is not recomputed`);
      else if (!same(expected, figure.value))
        faults.add(`${key} on ${figure.where}: ${figure.value}, from rows ${expected}`);
    } else if (!same(other.value!, figure.value))
      faults.add(`${key}: ${other.value} on ${other.where}, ${figure.value} on ${figure.where}`);
    if (!isWritten(figure.name, figure.value, figure.text))
      faults.add(`${key} on ${figure.where}: ${figure.value} is not written in '${figure.text}'`);
  }
  return [...faults];
}
