import { datasetIds } from "@mars/domain/datasets/datasetIds";

/**
 * Which field map a year is judged by, and the crop codes that do not count as cultivated:
 * permanent grass, set-aside, forest and nature.
 */
export type FieldDataset = {
  datasetId: string;
  title: string;
  year: number;
  cropCodesLeftOut: readonly string[];
};

const cropCodesLeftOut = [
  "271",
  "311",
  "316",
  "317",
  "318",
  "319",
  "321",
  "322",
  "326",
  "565",
  "566",
  "567",
  "575",
  "576",
  "577",
  "578",
  "580",
  "581",
  "585",
  "586",
  "587",
  "589",
  "590",
  "900",
];

export const fieldDatasets: readonly FieldDataset[] = [
  { datasetId: datasetIds.fields2025, title: "Markkortet 2025", year: 2026, cropCodesLeftOut },
  { datasetId: datasetIds.fields2024, title: "Markkortet 2024", year: 2025, cropCodesLeftOut },
];
