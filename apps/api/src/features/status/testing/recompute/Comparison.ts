/** Reads an answer of the API by its path, as anybody can. */
export type Read = <T>(path: string) => Promise<T>;

/** Figures as the API gives them, held against the same computed from its rows. */
export class Comparison {
  readonly differences: string[] = [];
  compared = 0;

  same(what: string, given: number | string | null | undefined, expected: number | string | null) {
    this.compared += 1;
    const isSame =
      typeof given === "number" && typeof expected === "number"
        ? Math.abs(given - expected) <= 1e-9 * Math.max(1, Math.abs(expected))
        : given === expected;
    if (!isSame) this.differences.push(`${what}: ${String(given)}, from rows ${String(expected)}`);
  }
}

export const add = (values: readonly (number | null)[]): number => {
  let sum = 0;
  for (const value of values) sum += value ?? 0;
  return sum;
};

export function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  if (sorted.length === 0) return 0;
  const half = sorted.length / 2;
  return Number.isInteger(half) ? (sorted[half - 1]! + sorted[half]!) / 2 : sorted[half - 0.5]!;
}
