import { defineText } from "@mars/wording/language/text";

/** When the need of a coastal water group is covered; on no page that is landed on. */
export const paceText = defineText({
  da: {
    met: "Behovet er dækket.",
    month: "Med det nuværende tempo og 20\u00a0% frafald er behovet dækket i {month}.",
    "out-of-reach": "Med det nuværende tempo bliver behovet ikke dækket.",
    still: "Tempoet er nul. Behovet bliver ikke dækket.",
    "too-short": "Ingen fremskrivning: under 12 måneders historik.",
    method:
      "Fra {from} til {to}: {pace} 20\u00a0% af etableringstilsagnene er regnet som frafald. Kun det, der dækker et behov, tæller.",
  },
  en: {
    met: "The need is covered.",
    month: "At the current pace, with 20% dropout, the need will be covered in {month}.",
    "out-of-reach": "At the current pace the need will not be covered.",
    still: "The pace is zero. The need will not be covered.",
    "too-short": "No projection: less than 12 months of history.",
    method:
      "From {from} to {to}: {pace} 20% of establishment approvals are counted as dropout. Only what covers a need counts.",
  },
});
