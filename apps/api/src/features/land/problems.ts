import { declareProblems } from "../../platform/problems/problemCodes.ts";

declareProblems({
  "land.day-unknown": {
    status: 422,
    title: "There are no figures of this day; `nearest` is the nearest one with figures",
    da: "Vi har ingen tal for den dag.",
    en: "We have no figures for that day.",
  },
  "land.quarter-unknown": {
    status: 422,
    title: "There are no figures of this quarter; `nearest` is the nearest one with figures",
    da: "Vi har ingen tal for det kvartal.",
    en: "We have no figures for that quarter.",
  },
});
