import { accept, refuse, type Result } from "../result.ts";
import { EFFECT_NAMES, type EffectName, type Effects } from "./effects.ts";

/** Where a project's effects come from. Entered ones are kept beside the computed ones, never over them. */
export type EffectSource = "computed" | "entered" | "imported";

export type ProjectEffects = {
  readonly computed: Effects | null;
  readonly entered: Effects | null;
  readonly imported: Effects | null;
};

const NOT_KNOWN: Effects = {
  nitrogenReductionT: null,
  extractionEffortHa: null,
  afforestationEffortHa: null,
};

/** What counts: what a person entered, else what was imported as published, else what was computed. */
export function effectiveEffects(all: ProjectEffects): {
  readonly effects: Effects;
  readonly source: EffectSource;
} {
  if (all.entered !== null) return { effects: all.entered, source: "entered" };
  if (all.imported !== null) return { effects: all.imported, source: "imported" };
  return { effects: all.computed ?? NOT_KNOWN, source: "computed" };
}

/** Effects entered by hand are zero or more. */
export function enterEffects(effects: Effects): Result<Effects> {
  const fields: EffectName[] = EFFECT_NAMES.filter((name) => {
    const value = effects[name];
    return value !== null && (!Number.isFinite(value) || value < 0);
  });
  return fields.length > 0 ? refuse("effects.negative", { fields }) : accept(effects);
}
