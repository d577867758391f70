import { defineText } from "@mars/wording/language/text";

/** What browser, balancer and contract say of a failure is in no language of the reader's. */
export const httpText = defineText({
  da: {
    retryInSeconds_other: "Prøv igen om {count} sekunder.",
    retryInMinutes_other: "Prøv igen om {count} minutter.",
    retryInHours_other: "Prøv igen om {count} timer.",
    network: "Vi kan ikke få forbindelse lige nu. Tjek din internetforbindelse, og prøv igen.",
    timeout: "Svaret tager for lang tid. Prøv igen om lidt.",
    fault: "Der gik noget galt hos os. Prøv igen om lidt.",
    invalid: "Noget af det, du har skrevet, kan ikke bruges. Ret det, og prøv igen.",
  },
  en: {
    retryInSeconds_other: "Try again in {count} seconds.",
    retryInMinutes_other: "Try again in {count} minutes.",
    retryInHours_other: "Try again in {count} hours.",
    network: "We cannot connect right now. Check your internet connection and try again.",
    timeout: "The response is taking too long. Try again in a moment.",
    fault: "Something went wrong on our side. Try again in a moment.",
    invalid: "Something you have entered cannot be used. Correct it and try again.",
  },
});
