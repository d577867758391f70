/** What an area contributes to the three national goals. null: not known or not computed. */
export type Effects = {
  readonly nitrogenReductionT: number | null;
  readonly extractionEffortHa: number | null;
  readonly afforestationEffortHa: number | null;
};

/** Effects added up, where null has become 0. */
export type EffectTotals = {
  readonly nitrogenReductionT: number;
  readonly extractionEffortHa: number;
  readonly afforestationEffortHa: number;
};

export type EffectName = keyof Effects;

export const EFFECT_NAMES = [
  "nitrogenReductionT",
  "extractionEffortHa",
  "afforestationEffortHa",
] as const satisfies readonly EffectName[];

/** One project without a figure must not hide the others: null counts as 0. */
export function sumEffects(all: Iterable<Effects>): EffectTotals {
  let nitrogenReductionT = 0;
  let extractionEffortHa = 0;
  let afforestationEffortHa = 0;
  for (const effects of all) {
    nitrogenReductionT += effects.nitrogenReductionT ?? 0;
    extractionEffortHa += effects.extractionEffortHa ?? 0;
    afforestationEffortHa += effects.afforestationEffortHa ?? 0;
  }
  return { nitrogenReductionT, extractionEffortHa, afforestationEffortHa };
}

/** Every effect times the same factor; what is not known stays unknown. */
export function scaleEffects(effects: Effects, factor: number): Effects {
  return {
    nitrogenReductionT: scale(effects.nitrogenReductionT, factor),
    extractionEffortHa: scale(effects.extractionEffortHa, factor),
    afforestationEffortHa: scale(effects.afforestationEffortHa, factor),
  };
}

function scale(effect: number | null, factor: number): number | null {
  return effect === null ? null : effect * factor;
}
