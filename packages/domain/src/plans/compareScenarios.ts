import type { Balance } from "./balance.ts";

/** Which of two choices counts what the other does not. */
export type ScenarioDifference = {
  readonly onlyFirst: readonly string[];
  readonly onlySecond: readonly string[];
  readonly bothCount: number;
};

export function scenarioDifference(
  first: ReadonlySet<string>,
  second: ReadonlySet<string>,
): ScenarioDifference {
  return {
    onlyFirst: [...first].filter((id) => !second.has(id)),
    onlySecond: [...second].filter((id) => !first.has(id)),
    bothCount: [...first].filter((id) => second.has(id)).length,
  };
}

/** Planned after the dropout where there is enough already, or where nothing is needed. */
export function surplusAfterDropoutT(balance: Balance): number {
  const { needT, plannedAfterDropoutT, remainingAfterDropoutT } = balance;
  return Math.max(0, plannedAfterDropoutT - (needT - remainingAfterDropoutT));
}

/** Which one has least or most; null where several share it to the decimal that is shown, or where
 * there is nothing to compare with. */
export function standsOut(
  values: readonly (number | null)[],
  which: "least" | "most",
): number | null {
  const shown = values.map((value) => (value === null ? null : Math.round(value * 10)));
  const known = shown.filter((value) => value !== null);
  if (known.length < 2) return null;
  const best = which === "least" ? Math.min(...known) : Math.max(...known);
  const index = shown.indexOf(best);
  return shown.lastIndexOf(best) === index ? index : null;
}
