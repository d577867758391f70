import { declareProblems } from "../../platform/problems/problemCodes.ts";

declareProblems({
  "message.always-told": {
    status: 422,
    title: "Decisions are always told at once",
    da: "Afgørelser kan ikke slås fra i `kind`: dem får du altid besked om.",
    en: "Decisions cannot be switched off in `kind`: you are always told of them.",
  },
});
