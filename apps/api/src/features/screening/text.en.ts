import type { ScreeningText } from "./text.da.ts";

export const textEn: ScreeningText = {
  dataset: "Dataset",
  kind: "Kind",
  kinds: { potential: "Potential", conflict: "Conflict", background: "Facts" },
  overlapHa: "Overlap (ha)",
  share: "Share of the area (%)",
  touchedCount: "Touched features",
  feature: "Feature",
  featureOverlapHa: "Overlap of the feature (ha)",
  featureHa: "Area of the feature (ha)",
  attributes: "Details",
  source: "Source",
  version: "Version",
  updatedOn: "Updated",
  failed: "Error during analysis",
  yes: "Yes",
  no: "No",
  area: "Area",
  findings: "Findings",
  name: "Name",
  areaHa: "Area (ha)",
};
