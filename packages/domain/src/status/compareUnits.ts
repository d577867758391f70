import { type Ranked, rankUnits } from "./rankUnits.ts";

/** What an area gives per 1,000 ha of its land; null where its land is not known. */
export function perThousandHa(amount: number, areaHa: number): number | null {
  return areaHa > 0 ? (amount / areaHa) * 1000 : null;
}

export type ComparedUnit<T> = Ranked<T> & {
  /** Others have the same rank. */
  readonly isShared: boolean;
};

export type Finding<T> =
  /** One is ahead of the others. */
  | { readonly kind: "leads"; readonly unit: T }
  /** Those that lie nearly level at the top. */
  | { readonly kind: "level"; readonly units: readonly T[] }
  | { readonly kind: "none" };

export type Comparison<T> = {
  /** The chosen, in the order they were chosen in; ranked among all. */
  readonly chosen: readonly ComparedUnit<T>[];
  /** Of all that have a figure. */
  readonly median: number | null;
  /** End of the scale that all share. */
  readonly highest: number;
  readonly finding: Finding<T>;
};

/** Differences below this are told as nearly none. */
const LEVEL_SHARE = 0.05;

/** Some units next to each other, with their place among all of their kind. */
export function compareUnits<T extends { readonly id: string; readonly name: string }>(
  units: readonly T[],
  chosenIds: readonly string[],
  valueOf: (unit: T) => number | null,
): Comparison<T> {
  const ranked = rankUnits(units, valueOf);
  const chosen = chosenIds.flatMap((id) => {
    const found = ranked.find(({ unit }) => unit.id === id);
    if (!found) return [];
    const isShared = ranked.filter(({ rank }) => rank === found.rank).length > 1;
    return [{ ...found, isShared }];
  });
  return {
    chosen,
    median: medianOf(ranked.flatMap(({ value }) => value ?? [])),
    highest: Math.max(0, ...chosen.map(({ value }) => value ?? 0)),
    finding: findingOf(chosen),
  };
}

function findingOf<T>(chosen: readonly ComparedUnit<T>[]): Finding<T> {
  const highest = Math.max(0, ...chosen.map(({ value }) => value ?? 0));
  if (chosen.length < 2 || highest === 0) return { kind: "none" };
  const atTop = chosen.filter(({ value }) => (value ?? 0) >= highest * (1 - LEVEL_SHARE));
  const units = atTop.map(({ unit }) => unit);
  return units.length === 1 ? { kind: "leads", unit: units[0]! } : { kind: "level", units };
}

function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
