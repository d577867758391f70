import type { DoubleCount } from "./DoubleCount.ts";

type Share = { readonly opId: string; readonly nitrogenReductionT: number | null };

export type PairGroup = {
  /** Null where neither lies in a sub-catchment of the plan. */
  opId: string | null;
  /** Those that are shown. */
  pairs: DoubleCount[];
  /** All of them, shown or not. */
  count: number;
  tons: number;
};

/** Pairs by the sub-catchment they take most from; the one that loses most first. The first `most`
 * are shown. */
export function pairGroups(
  pairs: readonly DoubleCount[],
  sharesOf: (itemId: string) => readonly Share[],
  most = pairs.length,
): PairGroup[] {
  const shown = new Set(pairs.slice(0, most));
  const groups = Map.groupBy(pairs, (pair) => placeOf(pair, sharesOf));
  return [...groups]
    .map(([opId, own]) => ({
      opId,
      pairs: own.filter((pair) => shown.has(pair)),
      count: own.length,
      tons: own.reduce((sum, { effects }) => sum + (effects.nitrogenReductionT ?? 0), 0),
    }))
    .filter((group) => group.pairs.length > 0)
    .toSorted((a, b) => b.tons - a.tons);
}

function placeOf(
  { clippedId, keptId }: DoubleCount,
  sharesOf: (itemId: string) => readonly Share[],
): string | null {
  const clipped = sharesOf(clippedId).toSorted(
    (a, b) => (b.nitrogenReductionT ?? 0) - (a.nitrogenReductionT ?? 0),
  );
  const kept = sharesOf(keptId);
  const common = clipped.find(({ opId }) => kept.some((share) => share.opId === opId));
  return (common ?? clipped[0] ?? kept[0])?.opId ?? null;
}
