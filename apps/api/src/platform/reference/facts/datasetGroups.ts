/** How the catalogue is ordered for people who look for something. */
export type DatasetGroup = { id: string; titleDa: string; titleEn: string };

export const datasetGroups = [
  { id: "jord-og-klima", titleDa: "Jord og klima", titleEn: "Soil and climate" },
  { id: "vand", titleDa: "Vandmiljø", titleEn: "Water environment" },
  { id: "natur", titleDa: "Beskyttet natur", titleEn: "Protected nature" },
  { id: "skov", titleDa: "Skov", titleEn: "Forest" },
  {
    id: "grundvand",
    titleDa: "Grundvand og drikkevand",
    titleEn: "Groundwater and drinking water",
  },
  { id: "landbrug", titleDa: "Landbrug og ejendom", titleEn: "Farming and property" },
  {
    id: "kulturarv",
    titleDa: "Kulturarv og beskyttelseslinjer",
    titleEn: "Heritage and protection lines",
  },
  { id: "planlaegning", titleDa: "Planlægning og aftaler", titleEn: "Planning and agreements" },
] as const satisfies readonly DatasetGroup[];

export type DatasetGroupId = (typeof datasetGroups)[number]["id"];
