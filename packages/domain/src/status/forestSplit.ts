/** Afforestation of one project, and how much of it is drawn as untouched forest. */
export type ForestArea = {
  readonly afforestationEffortHa: number | null;
  readonly untouchedForestHa: number | null;
};

export type ForestSplit = {
  readonly totalHa: number;
  readonly untouchedHa: number;
  readonly ordinaryHa: number;
};

/** Splits afforestation into untouched and ordinary forest; untouched is never more than there is. */
export function forestSplit(areas: readonly ForestArea[]): ForestSplit {
  let totalHa = 0;
  let untouchedHa = 0;
  for (const area of areas) {
    const ha = area.afforestationEffortHa ?? 0;
    totalHa += ha;
    untouchedHa += Math.min(area.untouchedForestHa ?? 0, ha);
  }
  return { totalHa, untouchedHa, ordinaryHa: totalHa - untouchedHa };
}
