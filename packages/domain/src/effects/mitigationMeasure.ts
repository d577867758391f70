import { compareDanish } from "../order/compareDanish.ts";

/** Which of a retention polygon's figures (kg N/ha) a measure multiplies. */
export type RetentionProperty = "skov" | "ekstensivering";

/** A mitigation measure with its national factors; facts come in as data. */
export type MitigationMeasure = {
  readonly id: string;
  readonly name: string;
  /** kg N per ha; null where the measure depends on retention. */
  readonly nitrogenReductionFactor: number | null;
  readonly nitrogenReductionDependsOnRetention: boolean;
  readonly nitrogenReductionDependsOnRetentionFactorProperty: RetentionProperty | null;
  readonly extractionEffortFactor: number;
  readonly extractionEffortDependsOnCarbon: boolean;
  /** Above this carbon-rich share (0–1) the whole area counts as extraction. */
  readonly extractionEffortUseEntireAreaIfOverlapOver: number | null;
  readonly afforestationEffortFactor: number;
};

/** By name as Danish sorts it: æ, ø, å last, Aa as Å. */
export function sortMeasures<M extends Pick<MitigationMeasure, "id" | "name">>(
  measures: readonly M[],
): readonly M[] {
  return measures.toSorted((a, b) => compareDanish(a.name, b.name) || (a.id < b.id ? -1 : 1));
}
