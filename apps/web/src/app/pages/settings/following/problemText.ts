import { defineText } from "@mars/wording/language/text";
import { registerProblemSentences } from "../../../../lib/http/problemSentence.ts";

/** What may be wrong with what one wants to follow. */
const problemText = defineText({
  da: {
    "subscription.retired-place": "Stedet er nedlagt. Vælg et andet sted.",
    "subscription.too-many": "Du kan højst have 10. Slet en, og prøv igen.",
    "webhook.address": "Adressen skal begynde med https:// og må ikke indeholde navn og kodeord.",
    "webhook.inner-address": "Adressen skal ligge på internettet.",
    "digest.no-address": "Dit login har ingen e-mailadresse, så vi kan ikke sende dig e-mail.",
  },
  en: {
    "subscription.retired-place": "The place has been discontinued. Choose another place.",
    "subscription.too-many": "You can have at most 10. Delete one and try again.",
    "webhook.address": "The address must begin with https:// and hold no name and password.",
    "webhook.inner-address": "The address must be on the internet.",
    "digest.no-address": "Your login has no e-mail address, so we cannot send you e-mail.",
  },
});

registerProblemSentences(problemText);
