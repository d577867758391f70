import { defineDanishText } from "@mars/wording/language/text";

/** The documents of the service for map programs: Danish, as the data are. */
export const documentText = defineDanishText({
  title: "MARS – åbne geodata",
  about: "Offentlige projekter, skitser, oplande og datasæt om den grønne arealomlægning.",
  asPage: "Som side",
  thisPage: "Denne side",
  description: "Beskrivelse",
  guide: "Vejledning",
  conformance: "Overensstemmelse",
  collections: "Samlinger",
  queryables: "Egenskaber, der kan filtreres på",
  schema: "Egenskaber",
  id: "Id",
  geometry: "Omrids",
  seeData: "Se data",
  shown: "Viser {returned} af {matched}.",
  links: "Links",
  tiles: "Vektorfliser",
  grid: "Det danske net af fliser (EPSG:25832)",
  grids: "Net af fliser",
});
