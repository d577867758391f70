import type { ScreeningText } from "./text.da.ts";

export const textEn: ScreeningText = {
  about: (at) =>
    `Source: MARS, screening of ${at}; the source and version of each dataset stand in its rows. Public data, free to use with attribution.`,
  dataset: "Dataset",
  kind: "Type",
  kinds: { potential: "Potential", conflict: "Conflict", background: "Facts" },
  overlapHa: "Overlap (ha)",
  share: "Share of the area (%)",
  touchedCount: "Affected features",
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
  areaLayer: "area",
  findingsLayer: "findings",
  area: "Area",
  findings: "Findings",
  name: "Name",
  areaHa: "Area (ha)",
};
