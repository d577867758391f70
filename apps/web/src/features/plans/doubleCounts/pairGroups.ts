import type { DoubleCount } from "./DoubleCount.ts";

type Share = { readonly opId: string; readonly nitrogenReductionT: number | null };

export type PairGroup = {
  /** Null where neither lies in a sub-catchment of the plan. */
  opId: string | null;
  pairs: DoubleCount[];
  tons: number;
};

/** Pairs by the sub-catchment they take most from; the one that loses most first. */
export function pairGroups(
  pairs: readonly DoubleCount[],
  sharesOf: (itemId: string) => readonly Share[],
): PairGroup[] {
  const groups = Map.groupBy(pairs, (pair) => placeOf(pair, sharesOf));
  return [...groups]
    .map(([opId, own]) => ({
      opId,
      pairs: own,
      tons: own.reduce((sum, { effects }) => sum + (effects.nitrogenReductionT ?? 0), 0),
    }))
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
