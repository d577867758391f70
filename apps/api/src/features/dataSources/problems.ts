import { declareProblems } from "../../platform/problems/problemCodes.ts";

declareProblems({
  "source.demonstration": {
    status: 409,
    title: "The demonstration would be cleared away; that is confirmed on the command line",
    da: "Det ville fjerne demonstrationens indhold. Det kan kun bekræftes fra kommandolinjen.",
    en: "That would clear the demonstration away. It can only be confirmed on the command line.",
  },
  "source.not-here": {
    status: 409,
    title: "This installation does not fetch sources by itself",
    da: "Denne installation henter ikke kilder af sig selv. Hent dem fra kommandolinjen.",
    en: "This installation does not fetch sources by itself. Fetch them on the command line.",
  },
});
