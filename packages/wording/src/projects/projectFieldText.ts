import type {
  ProjectField,
  ProjectText,
  WrittenProjectField,
} from "@mars/domain/fields/projectFields";
import { defineText } from "../language/text.ts";

/** What is in the log next to the project's own fields. */
type LoggedBeside =
  | "remark"
  | "attachment"
  | "assignee"
  | "supplementaryGeometry"
  | "formSentOn"
  | "receiptNumber"
  | "copiedFrom";
type FieldWords = Record<ProjectField | LoggedBeside, string> &
  Record<`${ProjectText}.${"required" | "tooLong"}`, string> &
  Record<`${WrittenProjectField}.${"label" | "hint"}`, string>;

/**
 * Each field's name as log, document and tables have it, and for a text what its form says. A hint
 * may be empty.
 */
export const projectFieldText = defineText({
  da: {
    name: "Navn",
    "name.label": "Projektnavn",
    "name.hint":
      "Navnet bliver offentligt, hvis projektet får tilsagn. Skriv ikke navne på personer.",
    "name.required": "Påkrævet projektnavn",
    "name.tooLong": "Projektnavnet er for langt.",
    description: "Beskrivelse",
    "description.label": "Beskrivelse",
    "description.hint": "",
    "description.required": "Skriv en beskrivelse.",
    "description.tooLong": "Beskrivelsen er for lang.",
    subsidyScheme: "Ordning",
    mitigationMeasure: "Virkemiddel",
    area: "Areal",
    status: "Status",
    caseId: "F2-sag",
    "caseId.required": "Skriv F2-sagens nummer.",
    "caseId.tooLong": "F2-sagens nummer er for langt.",
    completedOn: "Afsluttet",
    owner: "Ansøger",
    assignee: "Sagsbehandler",
    delegate: "Befuldmægtiget",
    delegation: "Fuldmagt",
    effects: "Indtastet effekt",
    attachment: "Bilag",
    remark: "Bemærkning",
    "remark.required": "Skriv en bemærkning.",
    "remark.tooLong": "Bemærkningen er for lang.",
    formSentOn: "Formular sendt",
    receiptNumber: "Kvitteringsnummer",
    "receiptNumber.required": "Skriv kvitteringsnummeret.",
    "receiptNumber.tooLong": "Kvitteringsnummeret er for langt.",
    copiedFrom: "Oprettet ud fra",
    supplementaryGeometry: "Supplerende område",
    "supplementaryName.required": "Skriv et navn.",
    "supplementaryName.tooLong": "Navn er for langt.",
  } satisfies FieldWords,
  en: {
    name: "Name",
    "name.label": "Project name",
    "name.hint":
      "The name becomes public if the project is approved. Do not include people's names.",
    "name.required": "Project name is required",
    "name.tooLong": "The project name is too long.",
    description: "Description",
    "description.label": "Description",
    "description.hint": "",
    "description.required": "Enter a description.",
    "description.tooLong": "The description is too long.",
    subsidyScheme: "Scheme",
    mitigationMeasure: "Measure",
    area: "Area",
    status: "Status",
    caseId: "F2 case",
    "caseId.required": "Enter the number of the F2 case.",
    "caseId.tooLong": "The number of the F2 case is too long.",
    completedOn: "Completed",
    owner: "Applicant",
    assignee: "Caseworker",
    delegate: "Authorised representative",
    delegation: "Authorisation",
    effects: "Entered effects",
    attachment: "File",
    remark: "Comment",
    "remark.required": "Write a comment.",
    "remark.tooLong": "The comment is too long.",
    formSentOn: "Form sent",
    receiptNumber: "Receipt number",
    "receiptNumber.required": "Enter the receipt number.",
    "receiptNumber.tooLong": "The receipt number is too long.",
    copiedFrom: "Created from",
    supplementaryGeometry: "Supplementary area",
    "supplementaryName.required": "Enter a name.",
    "supplementaryName.tooLong": "The name is too long.",
  },
});
