import type { text as en } from "./text.en.ts";

export const text: typeof en = {
  unknown: (known) => `Der er ingen parameter med det navn. De kendte er: ${known}.`,
  format: "Kun json og html kan leveres, for eksempel f=json.",
  once: "Parameteren må kun stå én gang.",
  resultType: "Værdien skal være results eller hits.",
  limit: "Værdien skal være et helt tal over 0, for eksempel 100.",
  offset: "Værdien skal være et helt tal, for eksempel 100.",
  crs: (known) => `Værdien skal være et af samlingens koordinatsystemer, for eksempel ${known}.`,
  bbox: "Værdien skal være fire eller seks tal adskilt af komma, for eksempel 9.1,56.0,9.6,56.3.",
  datetime:
    "Værdien skal være en dag, et tidspunkt med tidszone eller to af dem med / imellem og .. for en åben ende, for eksempel 2025-01-01/..",
  filterLanguage: "Værdien skal være cql2-text eller cql2-json.",
  value: "Egenskaben er et tal, sand eller falsk eller et tidspunkt. Skriv en værdi af den type.",
  filter: {
    unreadable: (at) => `Filteret kan ikke læses ved tegn ${at}.`,
    "too-long": "Filteret er for langt.",
    "too-deep": "Filteret har for mange niveauer.",
    "unknown-property": "Filteret nævner en egenskab, som samlingen ikke har; se dens queryables.",
    "unknown-operation": "Filteret har en operation eller funktion, som ikke kendes her.",
    "not-a-condition": "Filteret skal være en betingelse: noget, der er sandt eller falsk.",
    "types-differ": "Filteret sammenligner værdier af forskellige typer.",
    geometry: "En geometri i filteret kan ikke bruges.",
    time: "En dag eller et tidspunkt i filteret findes ikke.",
    pattern:
      "Et mønster efter LIKE skal være en tekst, der ikke ender med en enkelt omvendt skråstreg.",
    refused:
      "Databasen kunne ikke bruge filteret: et tal er for stort, eller en geometri er ikke gyldig.",
  },
  southNorth: "Den sydlige grænse må ikke ligge nord for den nordlige.",
  westEast: "Den vestlige grænse må ikke ligge øst for den østlige.",
};
