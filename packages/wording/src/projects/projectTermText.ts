import { defineText } from "../language/text.ts";

/** Words about a project that page, document and tables share. */
export const projectTermText = defineText({
  da: {
    supplementaryGeometries: "Supplerende områder",
    notYetApplied: "Ikke ansøgt endnu",
    privatePerson: "Privatperson",
  },
  en: {
    supplementaryGeometries: "Supplementary areas",
    notYetApplied: "Not yet applied",
    privatePerson: "Private person",
  },
});
