import { compareDanish } from "../order/compareDanish.ts";

export type Ranked<T> = { readonly unit: T; readonly rank: number; readonly value: number | null };

/** Units by a figure, highest first. Equal figures share a rank and the next is skipped (1, 2, 2, 4);
 * units without a figure come last, in Danish order of name, unranked as the last. */
export function rankUnits<T extends { readonly name: string }>(
  units: readonly T[],
  valueOf: (unit: T) => number | null,
): readonly Ranked<T>[] {
  const sorted = units
    .map((unit) => ({ unit, value: valueOf(unit) }))
    .toSorted(
      (a, b) =>
        (b.value ?? -Infinity) - (a.value ?? -Infinity) || compareDanish(a.unit.name, b.unit.name),
    );
  return sorted.map((entry) => ({
    ...entry,
    rank: sorted.findIndex(({ value }) => isNoMore(value, entry.value)) + 1,
  }));
}

/** A sliver on a border leaves 1e-16 ha in the neighbouring unit: that is no place of its own. */
const SAME = 1e-9;

function isNoMore(value: number | null, than: number | null): boolean {
  return value === than || (value !== null && than !== null && value <= than + SAME);
}

/** Where a value lies between the lowest and the highest effort, 0 to 1; null where all are alike. */
export function effortPosition(value: number, all: readonly number[]): number | null {
  const lowest = Math.min(...all);
  const highest = Math.max(...all);
  return highest > lowest ? (value - lowest) / (highest - lowest) : null;
}
