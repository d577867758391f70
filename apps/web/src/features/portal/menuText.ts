import { defineText } from "../../lib/language/text.ts";

/** What stands in the header itself; the rest is fetched with the panel. */
export const portalMenuText = defineText(
  { related: "Relaterede systemer" },
  { related: "Related systems" },
);
