/** Attributes of datasets that code asks for by name, under the names their owners give them. */
export const datasetAttributes = {
  parcelNumber: "matrikelnr",
  districtName: "ejerlavsnavn",
  districtCode: "ejerlavskode",
  blockNumber: "BLOKNR",
  /** The share of nitrogen that is held back before the sea. */
  retention: "ret_tot",
  forestKgPerHa: "skov",
  extensificationKgPerHa: "ekstensivering",
  cropCode: "Afgkode",
  natureType: "Natyp_navn",
  zone: "zone",
  zoneStatus: "Zonestatus",
  streamName: "vl_navn",
} as const;
