import type { Balance } from "./balance.ts";
import { isShownT } from "./coverage.ts";

export type SketchShare = { readonly opId: string; readonly nitrogenReductionT: number };

export type SketchImpact = {
  readonly opId: string;
  readonly beforeT: number;
  /** Missing once the sketch counts. */
  readonly afterT: number;
  readonly givesT: number;
  /** Beyond the need, once the sketch counts. */
  readonly surplusT: number;
};

/**
 * What a sketch that is being drawn does to what its sub-catchments miss. One that is drawn again
 * gives up what it already counts with. The largest change first; those without a need have none.
 */
export function sketchImpact(
  balances: ReadonlyMap<string, Balance>,
  gives: readonly SketchShare[],
  replaced: readonly SketchShare[] = [],
): SketchImpact[] {
  const tons = (shares: readonly SketchShare[], id: string) =>
    shares.reduce((sum, one) => sum + (one.opId === id ? one.nitrogenReductionT : 0), 0);
  const touched = new Set([...gives, ...replaced].map(({ opId }) => opId));
  return [...touched]
    .flatMap((opId) => {
      const balance = balances.get(opId);
      if (!balance?.hasNeed) return [];
      const givesT = tons(gives, opId);
      const plannedT = balance.plannedAfterDropoutT - tons(replaced, opId) + givesT;
      return [
        {
          opId,
          beforeT: balance.remainingAfterDropoutT,
          afterT: Math.max(0, balance.needT - plannedT),
          givesT,
          surplusT: Math.max(0, plannedT - balance.needT),
        },
      ];
    })
    .filter(
      ({ givesT, beforeT, afterT }) => isShownT(givesT) || isShownT(Math.abs(beforeT - afterT)),
    )
    .toSorted((a, b) => Math.abs(b.beforeT - b.afterT) - Math.abs(a.beforeT - a.afterT));
}
