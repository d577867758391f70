import { defineText } from "@mars/wording/language/text";

/** Of the map of projects, which the front page shows in both languages: kept apart, so that it stays small. */
export const mapText = defineText({
  da: {
    title: "Kort over projekter i Danmark",
    description_zero: "Ingen projekter er vist.",
    description_one: "1 projekt er vist.",
    description_other:
      "{count} projekter er vist, hvert med stadiets tegn. Vis som tabel giver samme projekter som liste.",
    demo: "Demonstrationsgeografi",
  },
  en: {
    title: "Map of projects in Denmark",
    description_zero: "No projects are shown.",
    description_one: "1 project is shown.",
    description_other:
      "{count} projects are shown, each with the symbol of its stage. Show as table lists the same projects.",
    demo: "Demonstration geography",
  },
});
