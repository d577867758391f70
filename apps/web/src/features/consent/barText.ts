import { defineText } from "@mars/wording/language/text";

/** What the first page needs; the rest comes with dialog and declaration. */
export const consentBarText = defineText({
  da: {
    label: "Samtykke til cookies",
    question: "Må vi huske dine præferencer og tælle besøg på siden?",
    until: "Før du siger ja, gemmer vi kun det nødvendige.",
    onlyNecessary: "Kun nødvendige",
    acceptAll: "Accepter alle",
    choose: "Vælg selv",
  },
  en: {
    label: "Cookie consent",
    question: "May we remember your preferences and count visits?",
    until: "Until you accept, we store only what is necessary.",
    onlyNecessary: "Only necessary",
    acceptAll: "Accept all",
    choose: "Choose cookies",
  },
});
