import { accept, refuse, type Result } from "../result.ts";
import { EFFECT_NAMES, type EffectName, type Effects } from "./effects.ts";

/** Where a project's effects come from. Entered ones are kept next to the computed ones, never over them. */
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

/** More than any one project can give: the whole country's nitrogen goal is 13,780 t, and a polygon
 * has at most 5,000 ha. A slip of the decimal point is caught, nothing real is. */
export const MAX_EFFECT: Readonly<Record<EffectName, number>> = {
  nitrogenReductionT: 1_000,
  extractionEffortHa: 20_000,
  afforestationEffortHa: 20_000,
};

/** Effects entered by hand are zero or more, and no more than a project can give. */
export function enterEffects(effects: Effects): Result<Effects> {
  const fieldsWhere = (isWrong: (value: number, name: EffectName) => boolean): EffectName[] =>
    EFFECT_NAMES.filter((name) => {
      const value = effects[name];
      return value !== null && isWrong(value, name);
    });
  const negative = fieldsWhere((value) => Number.isNaN(value) || value < 0);
  if (negative.length > 0) return refuse("effects.negative", { fields: negative });
  const tooLarge = fieldsWhere((value, name) => value > MAX_EFFECT[name]);
  return tooLarge.length > 0
    ? refuse("effects.too-large", {
        fields: tooLarge,
        most: Object.fromEntries(tooLarge.map((name) => [name, MAX_EFFECT[name]])),
      })
    : accept(effects);
}
