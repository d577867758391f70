import { declareProblems } from "../../platform/problems/problemCodes.ts";

declareProblems({
  "status.day-unknown": {
    status: 422,
    title: "There are no figures of this day; `nearest` is the nearest one with figures",
    da: "Vi har ingen tal for den dag.",
    en: "We have no figures for that day.",
  },
  "status.period-reversed": {
    status: 422,
    title: "The period ends before it begins; `nearest` is the last day it can begin",
    da: "Perioden slutter, før den begynder. Byt om på datoerne.",
    en: "The period ends before it begins. Swap the dates.",
  },
});
