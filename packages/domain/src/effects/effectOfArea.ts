import type { AreaOverlaps } from "./areaOverlaps.ts";
import type { EffectTotals } from "./effects.ts";
import type { EffectStep } from "./effectStep.ts";
import type { MitigationMeasure } from "./mitigationMeasure.ts";
import { explainNitrogen } from "./nitrogenReduction.ts";

export type ExplainedEffects = {
  readonly effects: EffectTotals;
  readonly steps: readonly EffectStep[];
};

/** The effects of one area under one measure. Supplementary geometries play no part. */
export function effectOfArea(measure: MitigationMeasure, overlaps: AreaOverlaps): ExplainedEffects {
  const nitrogen = explainNitrogen(measure, overlaps);
  const extraction = explainExtraction(measure, overlaps);
  const afforestationEffortHa = measure.afforestationEffortFactor * overlaps.areaHa;
  return {
    effects: {
      nitrogenReductionT: nitrogen.nitrogenReductionT,
      extractionEffortHa: extraction.extractionEffortHa,
      afforestationEffortHa,
    },
    steps: [
      ...nitrogen.steps,
      ...extraction.steps,
      measure.afforestationEffortFactor === 0
        ? { effect: "afforestation", code: "effect.afforestation.none", figures: {} }
        : {
            effect: "afforestation",
            code: "effect.afforestation.area",
            figures: {
              areaHa: overlaps.areaHa,
              factor: measure.afforestationEffortFactor,
              afforestationEffortHa,
            },
          },
    ],
  };
}

/** Hectares of extraction, and whether the carbon-rich part or the whole area counted. */
function explainExtraction(
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
