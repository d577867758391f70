import { defineText } from "@mars/wording/language/text";

export const numberText = defineText({
  da: {
    leftOut: "Feltet tager kun tal med cifre og komma, så vi udelod '{what}'.",
    "leftOut.integer": "Feltet tager kun hele tal, så vi udelod '{what}'.",
  },
  en: {
    leftOut: "This field takes only numbers with digits and a point, so '{what}' was left out.",
    "leftOut.integer": "This field takes only whole numbers, so '{what}' was left out.",
  },
});
