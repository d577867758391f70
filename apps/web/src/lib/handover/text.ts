import { defineText } from "@mars/wording/language/text";

export const handoverText = defineText({
  da: {
    expired:
      "Det område, du valgte i det andet system, er udløbet. Vælg området igen her, eller åbn MARS igen fra det andet system.",
    unreadable: "Det, du valgte i det andet system, kunne ikke hentes.",
    restored: "Området og kortlagene fra det andet system er hentet.",
  },
  en: {
    expired:
      "The area you selected in the other system has expired. Select it again here, or open MARS from the other system again.",
    unreadable: "What you selected in the other system could not be loaded.",
    restored: "The area and layers from the other system have been loaded.",
  },
});
