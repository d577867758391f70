import { declareProblems } from "../../platform/problems/problemCodes.ts";

declareProblems({
  "pick.nothing-asked": {
    status: 400,
    title: "Give a point (x and y) or a number",
    da: "Angiv et punkt i `x` og `y` eller et matrikelnummer i `number`, for eksempel x=500000&y=6200000.",
    en: "Give a point in `x` and `y`, or a parcel number in `number`, for example x=500000&y=6200000.",
  },
});
