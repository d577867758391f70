import { defineText } from "@mars/wording/language/text";

export const handoverText = defineText({
  da: {
    expired:
      "Det, du havde valgt i det andet system, er udløbet. Vælg området igen, eller åbn herfra.",
    unreadable: "Det, du havde valgt i det andet system, kunne ikke hentes.",
    restored: "Området og kortlagene fra det andet system er hentet.",
  },
  en: {
    expired:
      "What you had selected in the other system has expired. Select the area again here, or open it anew.",
    unreadable: "What you had selected in the other system could not be fetched.",
    restored: "The area and the layers from the other system are here.",
  },
});
