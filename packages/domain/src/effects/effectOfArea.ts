import type { AreaOverlaps } from "./areaOverlaps.ts";
import type { EffectTotals } from "./effects.ts";
import type { EffectStep } from "./effectStep.ts";
import { explainExtraction } from "./extractionEffort.ts";
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
