/** What every id of the national dataset catalogue begins with. */
export const DATASET_PREFIX = "urn:dmp:ds:";

/** Field blocks come as a dataset for each year; the year follows. */
export const FIELD_BLOCKS_PREFIX = `${DATASET_PREFIX}markblokke-`;

/** The product's own dataset of coastal water groups. */
export const PLANS_DATASET = "urn:mars:plans";

/** Datasets that code or reference data asks for by name, under their national ids. */
export const datasetIds = {
  carbonRichSoil: "urn:dmp:ds:kulstof-2022-lavbundskort",
  ochrePotential: "urn:dmp:ds:okkerpotentielle-omraader",
  nitrogenRetention: "urn:dmp:ds:kvaelstofretention",
  wetlandPotential: "urn:dmp:ds:n-vaadomraadepotentiale",
  riverValleyRestoration:
    "urn:dmp:ds:indsats-restaurering-af-aadale-vandloeb-vandomraadeplaner-2021-2027",
  coastalCatchmentsVp32: "urn:dmp:ds:vp3-2-afgraensning-af-kystvandoplande",
  coastalCatchments: "urn:dmp:ds:afgraensning-af-kystvandoplande",
  streams: "urn:dmp:ds:vandloeb",
  protectedNature: "urn:dmp:ds:beskyttede-naturtyper",
  natura2000: "urn:dmp:ds:natura-2000-omraader",
  conservationAreas: "urn:dmp:ds:fredede-omraader",
  forestReserve: "urn:dmp:ds:fredskov",
  forestMap2022: "urn:dmp:ds:digitalt-skovkort-2022",
  afforestationWanted: "urn:dmp:ds:skovrejsning-oensket",
  afforestationUnwanted: "urn:dmp:ds:skovrejsning-uoensket",
  drinkingWaterAreas: "urn:dmp:ds:omraader-med-saerlige-drikkevandsinteresser",
  nitrateSensitiveAreas: "urn:dmp:ds:nitratfoelsomme-indvindingsomraader",
  fields2025: "urn:dmp:ds:marker-2025",
  fields2024: "urn:dmp:ds:marker-2024",
  fieldsByYear: "urn:dmp:ds:marker-by-year",
  fieldBlocks2025: "urn:dmp:ds:markblokke-2025",
  parcels: "urn:dmp:ds:jordstykker",
  ancientMonuments: "urn:dmp:ds:fortidsminder",
  beachProtection: "urn:dmp:ds:strandbeskyttelse",
  lakeAndStreamProtection: "urn:dmp:ds:soe-og-aabeskyttelseslinjer",
  zoneMap: "urn:dmp:ds:zonekort",
  environmentCommitments: "urn:dmp:ds:miljoe-og-arealtilsagn",
} as const;
