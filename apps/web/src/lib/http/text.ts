import { defineText } from "@mars/wording/language/text";

export const httpText = defineText({
  da: {
    retryInSeconds_other: "Prøv igen om {count} sekunder.",
    retryInMinutes_other: "Prøv igen om {count} minutter.",
  },
  en: {
    retryInSeconds_other: "Try again in {count} seconds.",
    retryInMinutes_other: "Try again in {count} minutes.",
  },
});
