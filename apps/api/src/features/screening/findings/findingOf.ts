import {
  shownFeaturesMax,
  type ScreeningFinding,
  type ScreeningVersion,
} from "@mars/contracts/screening/screeningFinding";
import type { CatalogueDataset } from "../catalogue/CatalogueDataset.ts";

const M2_PER_HA = 10_000;

type Measured = {
  overlapM2: number;
  features: readonly { id: string | number; overlapM2: number; featureM2: number }[];
};

/** What is told of a dataset the area was measured against. */
export function findingOf(
  dataset: CatalogueDataset,
  version: ScreeningVersion,
  areaHa: number,
  { overlapM2, features }: Measured,
): ScreeningFinding {
  const overlapHa = overlapM2 / M2_PER_HA;
  return {
    datasetId: dataset.id,
    groupId: dataset.groupId,
    datasetKind: dataset.kind,
    overlapHa,
    // Sums of many pieces may pass the whole by a rounding.
    share: areaHa > 0 ? Math.min(1, overlapHa / areaHa) : 0,
    touchedCount: features.length,
    features: features.slice(0, shownFeaturesMax).map((feature) => ({
      id: String(feature.id),
      overlapHa: feature.overlapM2 / M2_PER_HA,
      featureHa: feature.featureM2 / M2_PER_HA,
    })),
    version,
    source: dataset.source,
    reused: false,
  };
}
