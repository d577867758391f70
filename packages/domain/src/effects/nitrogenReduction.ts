import type { AreaOverlaps, RetentionOverlap } from "./areaOverlaps.ts";
import type { EffectStep } from "./effectStep.ts";
import type { MitigationMeasure } from "./mitigationMeasure.ts";

const KG_PER_TON = 1000;
// Slivers below a square metre come from the overlay and would only puzzle the reader.
const SLIVER_HA = 1e-4;

/** kg N per ha that a measure gives where the retention map says this. */
export function kgPerHaOf(
  measure: Pick<
    MitigationMeasure,
    "nitrogenReductionFactor" | "nitrogenReductionDependsOnRetentionFactorProperty"
  >,
  { kgPerHa, retention }: Pick<RetentionOverlap, "kgPerHa" | "retention">,
): number {
  const property = measure.nitrogenReductionDependsOnRetentionFactorProperty;
  if (property === null) return measure.nitrogenReductionFactor ?? 0;
  return kgPerHa[property] * (1 - retention);
}

/** Tons of nitrogen, and how they came about: where it counts, at which rate, what was left out. */
export function explainNitrogen(
  measure: MitigationMeasure,
  overlaps: AreaOverlaps,
): { readonly nitrogenReductionT: number; readonly steps: readonly EffectStep[] } {
  let kg = 0;
  let countingHa = 0;
  let noNeedHa = 0;
  for (const overlap of overlaps.retention) {
    if (!overlap.nitrogenEffectCounts) {
      noNeedHa += overlap.areaHa;
      continue;
    }
    countingHa += overlap.areaHa;
    kg += overlap.areaHa * kgPerHaOf(measure, overlap);
  }
  const nitrogenReductionT = kg / KG_PER_TON;
  const kgPerHa = countingHa === 0 ? 0 : kg / countingHa;
  const steps: EffectStep[] = [
    countingHa === 0
      ? { effect: "nitrogen", code: "effect.nitrogen.none", figures: {} }
      : {
          effect: "nitrogen",
          code: measure.nitrogenReductionDependsOnRetention
            ? "effect.nitrogen.by-retention"
            : "effect.nitrogen.by-factor",
          figures: { areaHa: countingHa, kgPerHa, kg, nitrogenReductionT },
        },
  ];
  const withoutDataHa = overlaps.areaHa - countingHa - noNeedHa;
  if (noNeedHa > SLIVER_HA) {
    steps.push({
      effect: "nitrogen",
      code: "effect.nitrogen.no-need",
      figures: { areaHa: noNeedHa },
    });
  }
  if (withoutDataHa > SLIVER_HA) {
    steps.push({
      effect: "nitrogen",
      code: "effect.nitrogen.no-retention-data",
      figures: { areaHa: withoutDataHa },
    });
  }
  return { nitrogenReductionT, steps };
}
