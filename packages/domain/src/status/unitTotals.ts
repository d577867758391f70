import { type Effects, type EffectTotals, sumEffects } from "../effects/effects.ts";
import { COUNTED_STAGES, type CountedStage } from "../lifecycle/stage.ts";

/** One project's part of a unit; stage null: not decided yet, or dropped out. */
export type UnitProject = { readonly stage: CountedStage | null; readonly effects: Effects };

export type UnitSketch = { readonly effects: Effects };

export type UnitTotals = {
  /** The three stages together; never with sketches. */
  readonly total: EffectTotals;
  readonly byStage: Readonly<Record<CountedStage, EffectTotals>>;
  readonly sketches: EffectTotals;
  /** 'Planlagt inkl. skitser', for coastal water groups only. */
  readonly totalInclSketches: EffectTotals;
  readonly countApprovedProjects: number;
  readonly countAssessedProjects: number;
  readonly countEstablishedProjects: number;
  readonly countSketchProjects: number;
};

/** Totals of a plan, tripartite, municipality or the whole country, from what is shared to it. */
export function unitTotals(
  projects: readonly UnitProject[],
  sketches: readonly UnitSketch[] = [],
): UnitTotals {
  const of = (stage: CountedStage) => projects.filter((project) => project.stage === stage);
  const sum = (parts: readonly { readonly effects: Effects }[]) =>
    sumEffects(parts.map(({ effects }) => effects));
  const byStage = {
    preliminary_examination_approval: sum(of("preliminary_examination_approval")),
    establishment_approval: sum(of("establishment_approval")),
    established: sum(of("established")),
  };
  const total = sumEffects(COUNTED_STAGES.map((stage) => byStage[stage]));
  const sketchTotals = sum(sketches);
  return {
    total,
    byStage,
    sketches: sketchTotals,
    totalInclSketches: sumEffects([total, sketchTotals]),
    countApprovedProjects: of("preliminary_examination_approval").length,
    countAssessedProjects: of("establishment_approval").length,
    countEstablishedProjects: of("established").length,
    countSketchProjects: sketches.length,
  };
}
