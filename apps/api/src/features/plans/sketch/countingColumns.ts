import { type Effects, scaleEffects } from "@mars/domain/effects/effects";
import { enterEffects } from "@mars/domain/effects/enteredEffects";
import { valueOrProblem } from "../../../platform/problems/ProblemError.ts";
import type { AsImported } from "./asImportedQueries.ts";
import type { SketchRow } from "./sketchQueries.ts";

type Wanted = {
  asImported: AsImported | null;
  /** Undefined leaves what a person has entered, null takes it away. */
  entered: Effects | null | undefined;
  geoLocationId: string;
  mitigationMeasureId: string | null;
  areaHa: number;
  /** Whether the measure's factors and the maps are known; without them it would come to nothing. */
  isComputable: boolean;
};

/**
 * What counts after a change: what a person entered, else what was imported with this very outline
 * and measure, else what is computed from them. Where that cannot be done, what was imported with
 * the measure counts by the hectare.
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
  const imported = importedEffects(wanted);
  return {
    entered_effects: null,
    ...(imported
      ? { effects_source: "imported", ...figureColumns(imported) }
      : { effects_source: "computed" }),
  };
}

function importedEffects({ asImported, ...wanted }: Wanted): Effects | null {
  if (asImported?.mitigationMeasureId !== wanted.mitigationMeasureId) return null;
  if (asImported.geoLocationId === wanted.geoLocationId) return asImported.effects;
  if (wanted.isComputable || !asImported.areaHa) return null;
  return scaleEffects(asImported.effects, wanted.areaHa / asImported.areaHa);
}

function figureColumns(effects: Effects) {
  return {
    nitrogen_tons: effects.nitrogenReductionT,
    extraction_ha: effects.extractionEffortHa,
    afforestation_ha: effects.afforestationEffortHa,
  };
}
