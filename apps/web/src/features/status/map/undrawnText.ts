import { defineText } from "@mars/wording/language/text";

export const undrawnText = defineText({
  da: { undrawn: "Ikke tegnet, fordi grænsen ikke er gemt: {names}." },
  en: { undrawn: "Not drawn, because the boundary is not stored: {names}." },
});
