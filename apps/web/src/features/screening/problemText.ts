import { registerProblemSentences } from "../../lib/http/problemSentence.ts";
import { defineText } from "../../lib/language/text.ts";

/** What the browser itself says of a lost line is neither Danish nor of help. */
registerProblemSentences(
  defineText(
    {
      network: "Vi kan ikke få forbindelse lige nu. Tjek dit netværk, og prøv igen.",
      timeout: "Svaret lader vente på sig. Prøv igen om lidt.",
    },
    {
      network: "We cannot connect right now. Check your network and try again.",
      timeout: "The answer is slow in coming. Try again in a moment.",
    },
  ),
);
