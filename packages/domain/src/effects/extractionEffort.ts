import type { AreaOverlaps } from "./areaOverlaps.ts";
import type { EffectStep } from "./effectStep.ts";
import type { MitigationMeasure } from "./mitigationMeasure.ts";

/** Hectares of extraction, and whether the carbon-rich part or the whole area counted. */
export function explainExtraction(
  measure: MitigationMeasure,
  overlaps: AreaOverlaps,
): { readonly extractionEffortHa: number; readonly steps: readonly EffectStep[] } {
  const factor = measure.extractionEffortFactor;
  const { areaHa, carbonRichHa } = overlaps;
  const carbonShare = areaHa > 0 ? carbonRichHa / areaHa : 0;
  if (factor === 0) return explained("effect.extraction.none", 0, {});
  if (!measure.extractionEffortDependsOnCarbon) {
    return explained("effect.extraction.area", factor * areaHa, { areaHa, factor });
  }
  const threshold = measure.extractionEffortUseEntireAreaIfOverlapOver;
  if (threshold !== null && carbonShare > threshold) {
    return explained("effect.extraction.entire-area", factor * areaHa, {
      areaHa,
      factor,
      carbonShare,
      threshold,
    });
  }
  return explained("effect.extraction.carbon", factor * carbonRichHa, {
    areaHa,
    factor,
    carbonRichHa,
    carbonShare,
  });
}

function explained(code: string, extractionEffortHa: number, figures: Record<string, number>) {
  return {
    extractionEffortHa,
    steps: [{ effect: "extraction" as const, code, figures: { ...figures, extractionEffortHa } }],
  };
}
