import type { GapAlternatives, GapAnswer } from "@mars/contracts/planShapes";

/** One of the sets to choose between: the answer itself first. */
export type GapSolution = {
  readonly ids: readonly string[];
  readonly areaHa: number;
  readonly nitrogenReductionT: number;
  /** Sketches of the answer that it does without. */
  readonly swapCount: number;
};

export function gapSolutions(
  answer: GapAnswer,
  others: readonly GapAlternatives["alternatives"][number][],
): GapSolution[] {
  const best = answer.chosen.map(({ id }) => id);
  return [
    {
      ids: best,
      areaHa: answer.areaHa,
      nitrogenReductionT: answer.chosen.reduce(
        (sum, { effects }) => sum + (effects.nitrogenReductionT ?? 0),
        0,
      ),
      swapCount: 0,
    },
    ...others.map((other) => {
      const used = new Set(other.ids);
      return { ...other, swapCount: best.filter((id) => !used.has(id)).length };
    }),
  ];
}

/** In how many of the sets a sketch is: how hard it is to do without. */
export function timesChosen(solutions: readonly GapSolution[], id: string): number {
  return solutions.filter(({ ids }) => ids.includes(id)).length;
}
