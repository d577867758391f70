import type { Amounts, Counts, EffectKey, StageTotals } from "@mars/contracts/status/statusShapes";
import type { EffectName, Effects } from "@mars/domain/effects/effects";
import type { CountedStage } from "@mars/domain/lifecycle/stage";
import { unitTotals } from "@mars/domain/status/unitTotals";
import type { UnitParts } from "../snapshot/unitParts.ts";

export const effectNames = {
  nitrogen: "nitrogenReductionT",
  extraction: "extractionEffortHa",
  afforestation: "afforestationEffortHa",
} as const satisfies Record<EffectKey, EffectName>;

/** Effects under the short names of the pages; what is not known counts as 0. */
export function amountsOf(effects: Effects): Amounts {
  return {
    nitrogen: effects.nitrogenReductionT ?? 0,
    extraction: effects.extractionEffortHa ?? 0,
    afforestation: effects.afforestationEffortHa ?? 0,
  };
}

export function perEffect<T>(figure: (effect: EffectKey) => T): Record<EffectKey, T> {
  return {
    nitrogen: figure("nitrogen"),
    extraction: figure("extraction"),
    afforestation: figure("afforestation"),
  };
}

export function perStage<T>(figure: (stage: CountedStage) => T): Record<CountedStage, T> {
  return {
    preliminary_examination_approval: figure("preliminary_examination_approval"),
    establishment_approval: figure("establishment_approval"),
    established: figure("established"),
  };
}

export function domainTotals({ projects, sketches }: UnitParts) {
  return unitTotals(
    projects.map(({ item, effects }) => ({ stage: item.stage, effects })),
    sketches,
  );
}

export function countsOf({ projects, sketches }: UnitParts): Counts {
  const byStage = perStage((stage) => projects.filter(({ item }) => item.stage === stage).length);
  return { ...byStage, total: projects.length, sketch_project: sketches.length };
}

export function stageTotalsOf(parts: UnitParts): StageTotals {
  const totals = domainTotals(parts);
  return {
    total: amountsOf(totals.total),
    byStage: perStage((stage) => amountsOf(totals.byStage[stage])),
    sketches: amountsOf(totals.sketches),
    totalInclSketches: amountsOf(totals.totalInclSketches),
    areaHa: parts.projects.reduce((sum, { overlapHa }) => sum + overlapHa, 0),
  };
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
