import type { ScreenedDataset } from "@mars/contracts/screening/screeningFinding";
import type { LiveSource } from "../../../platform/liveSources/askLiveSource.ts";

export type CatalogueDataset = ScreenedDataset & {
  currentVersionId: number | null;
  liveSource: LiveSource | null;
};
