import { defineText } from "../language/text.ts";

/** What was done to a project, as its log tells it. */
export const projectActionText = defineText({
  da: {
    created: "Projekt oprettet",
    edited: "Redigeret",
    area: "Område tegnet",
    transition: "Status ændret",
    owner: "Ansøger skiftet",
    delegate: "Befuldmægtiget skiftet",
    remark: "Bemærkning skrevet",
    effects: "Effekt indtastet",
    "case-id": "Sags-id sat",
    completed: "Forundersøgelse afsluttet",
    deleted: "Slettet",
    "supplementary-added": "Supplerende område tilføjet",
    "supplementary-edited": "Supplerende område rettet",
    "supplementary-removed": "Supplerende område fjernet",
  },
  en: {
    created: "Project created",
    edited: "Edited",
    area: "Area drawn",
    transition: "Status changed",
    owner: "Applicant changed",
    delegate: "Delegate changed",
    remark: "Remark written",
    effects: "Effects entered",
    "case-id": "Case id set",
    completed: "Preliminary examination completed",
    deleted: "Deleted",
    "supplementary-added": "Supplementary area added",
    "supplementary-edited": "Supplementary area changed",
    "supplementary-removed": "Supplementary area removed",
  },
});
