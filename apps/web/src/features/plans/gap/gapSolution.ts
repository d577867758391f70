import type { GapAlternatives, GapAnswer } from "@mars/contracts/plans/planShapes";

/** One of the sets to choose between. */
export type GapSolution = {
  readonly ids: readonly string[];
  readonly areaHa: number;
  readonly nitrogenReductionT: number;
  readonly isAnswer: boolean;
  /** Sketches of the first that it does without. */
  readonly swapCount: number;
};

/** Smallest first: an answer that was not proven in time may turn out to be larger than another. */
export function gapSolutions(answer: GapAnswer, others: GapAlternatives | null): GapSolution[] {
  const sets = [
    {
      ids: answer.chosen.map(({ id }) => id),
      areaHa: answer.areaHa,
      nitrogenReductionT: answer.chosen.reduce(
        (sum, { effects }) => sum + (effects.nitrogenReductionT ?? 0),
        0,
      ),
      size: others?.answerSize ?? 0,
      isAnswer: true,
    },
    ...(others?.alternatives ?? []).map((other) => ({ ...other, isAnswer: false })),
  ].toSorted((a, b) => a.size - b.size);
  const best = sets[0]!.ids;
  return sets.map(({ ids, areaHa, nitrogenReductionT, isAnswer }) => {
    const used = new Set(ids);
    const swapCount = best.filter((id) => !used.has(id)).length;
    return { ids, areaHa, nitrogenReductionT, isAnswer, swapCount };
  });
}

/** In how many of the sets a sketch is: how hard it is to do without. */
export function timesChosen(solutions: readonly GapSolution[], id: string): number {
  return solutions.filter(({ ids }) => ids.includes(id)).length;
}
