import type { ScreenedDataset } from "@mars/contracts/screening/screeningFinding";
import type { CatalogueDataset } from "./CatalogueDataset.ts";

/** A dataset without the address it is asked at. */
export function shownDataset(dataset: CatalogueDataset): ScreenedDataset {
  const { currentVersionId: _, liveSource: __, ...shown } = dataset;
  return shown;
}
