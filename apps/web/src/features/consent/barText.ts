import { defineText } from "../../lib/language/text.ts";

/** What the first page needs; the rest comes with dialog and declaration. */
export const consentBarText = defineText(
  {
    label: "Samtykke til cookies",
    question: "Må vi huske dine præferencer og tælle besøg på siden?",
    until: "Før du siger ja, gemmer vi kun det nødvendige.",
    onlyNecessary: "Kun nødvendige",
    acceptAll: "Accepter alle",
    choose: "Vælg selv",
  },
  {
    label: "Cookie consent",
    question: "May we remember your preferences and count visits?",
    until: "Until you say yes we keep only what is necessary.",
    onlyNecessary: "Only necessary",
    acceptAll: "Accept all",
    choose: "Let me choose",
  },
);
