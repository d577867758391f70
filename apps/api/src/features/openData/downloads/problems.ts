import { declareProblems } from "../../../platform/problems/problemCodes.ts";

declareProblems({
  "download.being-made": {
    status: 503,
    title: "The file is being made; ask again in a moment",
    isExpected: true,
    da: "Filen er ved at blive lavet. Prøv igen om lidt.",
    en: "The file is being made. Try again in a moment.",
  },
});
