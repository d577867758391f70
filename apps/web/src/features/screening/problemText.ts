import { defineText } from "@mars/wording/language/text";
import { registerProblemSentences } from "../../lib/http/problemSentence.ts";

registerProblemSentences(
  defineText({
    da: {
      "screening.unknown": "Screeningen findes ikke.",
      "screening.expired": "Screeningen er slettet, fordi den er for gammel. Lav en ny.",
      "screening.scheme-unknown": "Tilskudsordningen findes ikke længere.",
      "screening.nothing-left": "Der ville ikke være noget af området tilbage.",
      "dataset.unknown": "Datasættet findes ikke længere.",
    },
    en: {
      "screening.unknown": "The screening does not exist.",
      "screening.expired": "The screening was deleted because it was too old. Start a new one.",
      "screening.scheme-unknown": "The subsidy scheme no longer exists.",
      "screening.nothing-left": "Nothing would be left of the area.",
      "dataset.unknown": "The dataset no longer exists.",
    },
  }),
);
