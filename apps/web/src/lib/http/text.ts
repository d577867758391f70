import { defineText } from "../language/text.ts";

export const httpText = defineText(
  {
    retryInSeconds_other: "Prøv igen om {count} sekunder.",
    retryInMinutes_other: "Prøv igen om {count} minutter.",
  },
  {
    retryInSeconds_other: "Try again in {count} seconds.",
    retryInMinutes_other: "Try again in {count} minutes.",
  },
);
