import type { Effects } from "@mars/domain/effects/effects";
import { enterEffects } from "@mars/domain/effects/enteredEffects";
import { valueOrProblem } from "../../../platform/problems/ProblemError.ts";
import type { AsImported, SketchRow } from "./sketchQueries.ts";

type Wanted = {
  asImported: AsImported | null;
  /** Undefined leaves what a person has entered, null takes it away. */
  entered: Effects | null | undefined;
  geoLocationId: string;
  mitigationMeasureId: string | null;
};

/**
 * What counts after a change: what a person entered, else what was imported with this very outline
 * and measure, else what is computed from them.
 */
export function countingColumns(
  { effectsSource }: Pick<SketchRow, "effectsSource">,
  wanted: Wanted,
): Record<string, unknown> {
  if (wanted.entered) {
    const checked = valueOrProblem(enterEffects(wanted.entered));
    return {
      entered_effects: JSON.stringify(checked),
      effects_source: "entered",
      ...figureColumns(checked),
    };
  }
  if (wanted.entered === undefined && effectsSource === "entered") return {};
  const { asImported } = wanted;
  const isAsImported =
    asImported?.geoLocationId === wanted.geoLocationId &&
    asImported.mitigationMeasureId === wanted.mitigationMeasureId;
  return {
    entered_effects: null,
    ...(isAsImported
      ? { effects_source: "imported", ...figureColumns(asImported.effects) }
      : { effects_source: "computed" }),
  };
}

function figureColumns(effects: Effects) {
  return {
    nitrogen_tons: effects.nitrogenReductionT,
    extraction_ha: effects.extractionEffortHa,
    afforestation_ha: effects.afforestationEffortHa,
  };
}
