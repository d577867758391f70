import { defineText } from "../language/text.ts";

/** Words about a project that page, document and tables share. */
export const projectTermText = defineText({
  da: {
    supplementaryGeometries: "Supplerende områder",
    notYetApplied: "Ikke ansøgt endnu",
    privatePerson: "Privatperson",
    "scope.read": "Læse",
    "scope.edit": "Læse og rette",
    "scope.apply": "Læse, rette og ansøge",
    noEnd: "uden slutdato",
    untilDay: "til og med {day}",
  },
  en: {
    supplementaryGeometries: "Supplementary areas",
    notYetApplied: "Not yet applied",
    privatePerson: "Private individual",
    "scope.read": "Read",
    "scope.edit": "Read and edit",
    "scope.apply": "Read, edit and apply",
    noEnd: "no end date",
    untilDay: "up to and including {day}",
  },
});
