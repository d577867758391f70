import type { RetentionProperty } from "./mitigationMeasure.ts";

/** The part of an area in one retention polygon and one sub-catchment. */
export type RetentionOverlap = {
  readonly areaHa: number;
  /** Share of the nitrogen (0–1) that never reaches the coast. */
  readonly retention: number;
  /** kg N per ha that the polygon gives a measure, before retention. */
  readonly kgPerHa: Readonly<Record<RetentionProperty, number>>;
  readonly subCatchmentId: string;
  /** Whether this sub-catchment has a reduction need; elsewhere nitrogen does not count. */
  readonly nitrogenEffectCounts: boolean;
};

/** All that effects are computed from: figures of one area, measured in EPSG:25832. */
export type AreaOverlaps = {
  readonly areaHa: number;
  /** Peat above 6 %. */
  readonly carbonRichHa: number;
  readonly retention: readonly RetentionOverlap[];
};
