import { declareProblems } from "../../platform/problems/problemCodes.ts";

declareProblems({
  "land.quarter-unknown": {
    status: 422,
    title: "There are no figures of this quarter; `nearest` is the nearest one with figures",
    da: "Vi har ingen tal for det kvartal.",
    en: "We have no figures for that quarter.",
  },
});
