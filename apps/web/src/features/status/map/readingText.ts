import { defineText } from "@mars/wording/language/text";

/** Of what the maps of projects read out. */
export const readingText = defineText({
  da: {
    surface:
      "Læs projekterne på kortet: piletasterne flytter til det nærmeste projekt, Enter åbner det, Escape lukker",
    open: "Åbn projektet",
    sketch: "Skitseprojekt i en plan",
    fetching: "Henter navnet …",
    unknown: "Navnet kunne ikke hentes",
    area: "Areal",
    areaPart: "Areal her",
  },
  en: {
    surface:
      "Read the projects on the map: arrow keys move to the nearest project, Enter opens it, Escape closes",
    open: "Open the project",
    sketch: "Sketch project in a plan",
    fetching: "Loading the name …",
    unknown: "The name could not be loaded",
    area: "Area",
    areaPart: "Area here",
  },
});
