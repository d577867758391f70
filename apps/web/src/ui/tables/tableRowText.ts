import { defineText } from "@mars/wording/language/text";

export const tableRowText = defineText({
  da: { more: "Vis alle oplysninger", less: "Vis færre oplysninger" },
  en: { more: "Show all details", less: "Show fewer details" },
});
