import { defineText } from "@mars/wording/language/text";

export const numberText = defineText({
  da: {
    leftOut: "Her kan du kun skrive cifre og komma, så vi udelod '{what}'.",
    "leftOut.integer": "Her kan du kun skrive hele tal, så vi udelod '{what}'.",
  },
  en: {
    leftOut: "You can only enter digits and a decimal point here, so '{what}' was left out.",
    "leftOut.integer": "You can only enter whole numbers here, so '{what}' was left out.",
  },
});
