import { defineText } from "../language/text.ts";

/** Forecasts in words, the same on pages, sheets and in files. */
export const forecastText = defineText({
  da: {
    late: "{time} efter fristen",
    early: "{time} før fristen",
    onTime: "i fristens måned",
    years_one: "1 år",
    years_other: "{count} år",
    months_one: "1 måned",
    months_other: "{count} måneder",
    and: " og ",
    "need.met": "Behovet er dækket",
    "need.month": "Dækket i {month}",
    "need.out-of-reach": "Behovet bliver ikke dækket med det nuværende tempo",
    "need.still": "Tempoet er nul. Behovet bliver ikke dækket",
    "need.too-short": "Ingen fremskrivning: under 12 måneders historik",
    "slowest.month":
      "{names} bestemmer: Her mangler {missing}, og der kommer {perMonth} om måneden.",
    "slowest.out-of-reach":
      "{names} bestemmer: Her mangler {missing}, og med {perMonth} om måneden tager det over 25 år.",
    "slowest.still_one": "{names} har ingen nye tilsagn det seneste år. Her mangler {missing}.",
    "slowest.still_other":
      "{names} har ingen nye tilsagn det seneste år. Her mangler i alt {missing}.",
    "slowest.less_one":
      "{names} har mindre end for et år siden, når frafald er regnet fra. Her mangler {missing}.",
    "slowest.less_other":
      "{names} har mindre end for et år siden, når frafald er regnet fra. Her mangler i alt {missing}.",
    almostNothing: "under 0,1\u00a0t",
    "rest.covered": "Resten er dækket.",
    "rest.month": "Resten er dækket i {month}.",
  },
  en: {
    late: "{time} after the deadline",
    early: "{time} before the deadline",
    onTime: "in the month of the deadline",
    years_one: "1 year",
    years_other: "{count} years",
    months_one: "1 month",
    months_other: "{count} months",
    and: " and ",
    "need.met": "The need is covered",
    "need.month": "Covered in {month}",
    "need.out-of-reach": "The need will not be covered at the current pace",
    "need.still": "The pace is zero. The need will not be covered",
    "need.too-short": "No projection: less than 12 months of history",
    "slowest.month": "{names} decides: {missing} is missing, and {perMonth} comes per month.",
    "slowest.out-of-reach":
      "{names} decides: {missing} is missing, and at {perMonth} per month it takes over 25 years.",
    "slowest.still_one": "{names} has had no new approvals in the past year. {missing} is missing.",
    "slowest.still_other":
      "{names} have had no new approvals in the past year. In total, {missing} is missing.",
    "slowest.less_one":
      "{names} has less than a year ago, after expected dropout. {missing} is missing.",
    "slowest.less_other":
      "{names} have less than a year ago, after expected dropout. In total, {missing} is missing.",
    almostNothing: "less than 0.1\u00a0t",
    "rest.covered": "The rest is covered.",
    "rest.month": "The rest is covered in {month}.",
  },
});
