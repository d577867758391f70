import { defineDanishText } from "@mars/wording/language/text";

/** Headings of the table of sources, which programs read by name: the same in every language. */
export const sourcesTableText = defineDanishText({
  id: "Id",
  titleDa: "Datasæt",
  owner: "Kilde",
  licence: "Licens",
  origin: "Oprindelse",
  dataDate: "Data fra",
  version: "Version",
  count: "Antal",
  takenAt: "Sidst hentet",
  nextAt: "Næste gang",
  state: "Tilstand",
  problem: "Fejl",
});
