import { defineText } from "@mars/wording/language/text";

/** What the forecast of a coastal water group's need is based on. */
export const paceText = defineText({
  da: {
    method:
      "Fra {from} til {to}: {pace} 20\u00a0% af etableringstilsagnene er regnet som frafald. Kun det, der dækker et behov, tæller.",
  },
  en: {
    method:
      "From {from} to {to}: {pace} 20% of establishment approvals are counted as dropout. Only what covers a need counts.",
  },
});
