import { defineDanishText } from "../language/text.ts";

/** The status of a place on one page, which exists in Danish only (SPEC 9). */
export const sheetText = defineDanishText({
  "missing.title": "Her mangler tilsagn",
  "missing.subCatchment": "Delopland",
  "missing.group": "Kystvandgruppe",
  "missing.need": "Behov, t",
  "missing.covered": "Dækket, t",
  "missing.missing": "Mangler, t",
  "missing.inPlan_one": "Der mangler tilsagn til {missing} kvælstof i 1 delopland.",
  "missing.inPlan_other": "Der mangler tilsagn til {missing} kvælstof i {count} deloplande.",
  "missing.inCountry_one": "Der mangler tilsagn til {missing} kvælstof i 1 kystvandgruppe.",
  "missing.inCountry_other":
    "Der mangler tilsagn til {missing} kvælstof i {count} kystvandgrupper.",
  "missing.inPlace_one":
    "Der mangler tilsagn til {missing} kvælstof i den kystvandgruppe, der går ind i området.",
  "missing.inPlace_other":
    "Der mangler tilsagn til {missing} kvælstof i de {count} kystvandgrupper, der går ind i området.",
  "missing.covers": "Kvælstofbehovet er dækket af tilsagn.",
  "missing.noNeed": "Der er intet kvælstofbehov.",
  "forecast.met": "nået",
  "forecast.metIn": "nået i {month}",
  "forecast.month": "nås",
  "forecast.out-of-reach": "når ikke målet med det nuværende tempo",
  "forecast.still": "tempoet er nul",
  "forecast.too-short": "for kort historik til en fremskrivning",
  "forecast.line":
    "{name}. Anlagt: {established}. Med tilsagn, 20\u00a0% frafald: {committedAfterDropout}.",
  "who.title": "Flest projekter",
  "who.tripartite": "Lokal trepart",
  "who.municipality": "Kommune",
  "who.projects": "Projekter",
  "who.projectsInTripartite": "Projekter i trepartens område",
  "who.none": "Ingen projekter endnu.",
  "who.elsewhere": "Uden for kommuner",
});
