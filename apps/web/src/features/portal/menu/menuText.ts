import { defineText } from "@mars/wording/language/text";

/** What is in the header itself; the rest is fetched with the panel. */
export const portalMenuText = defineText({
  da: { related: "Relaterede systemer" },
  en: { related: "Related systems" },
});
