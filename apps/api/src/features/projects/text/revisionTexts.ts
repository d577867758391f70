import type { Language } from "../../../platform/pdf/text/format.ts";

type RevisionTexts = {
  columns: readonly string[];
  privatePerson: string;
  entities: Readonly<Record<string, string>>;
  actions: Readonly<Record<string, string>>;
  fields: Readonly<Record<string, string>>;
};

export const revisionTexts: Readonly<Record<Language, RevisionTexts>> = {
  da: {
    columns: ["Dato", "Organisation", "Person", "Enhed", "Handling", "Felt", "Fra", "Til"],
    privatePerson: "Privatperson",
    entities: { project: "Projekt", supplementary_geometry: "Supplerende geometri" },
    actions: {
      created: "Oprettet",
      edited: "Redigeret",
      area: "Areal tegnet",
      transition: "Status ændret",
      owner: "Ejer ændret",
      delegate: "Stedfortræder ændret",
      remark: "Bemærkning",
      effects: "Effekter indtastet",
      "case-id": "Sagsnummer",
      completed: "Forundersøgelse afsluttet",
      deleted: "Slettet",
      "supplementary-added": "Tilføjet",
      "supplementary-edited": "Redigeret",
      "supplementary-removed": "Fjernet",
    },
    fields: {
      name: "Navn",
      description: "Beskrivelse",
      subsidyScheme: "Tilskudsordning",
      mitigationMeasure: "Virkemiddel",
      area: "Areal",
      status: "Status",
      caseId: "Sagsnummer",
      completedOn: "Afsluttet",
      owner: "Ejer",
      delegate: "Stedfortræder",
      effects: "Indtastede effekter",
      remark: "Bemærkning",
      supplementaryGeometry: "Supplerende geometri",
    },
  },
  en: {
    columns: ["Date", "Organisation", "Person", "Entity", "Action", "Field", "From", "To"],
    privatePerson: "Private person",
    entities: { project: "Project", supplementary_geometry: "Supplementary geometry" },
    actions: {
      created: "Created",
      edited: "Edited",
      area: "Area drawn",
      transition: "Status changed",
      owner: "Owner changed",
      delegate: "Delegate changed",
      remark: "Remark",
      effects: "Effects entered",
      "case-id": "Case id",
      completed: "Preliminary examination completed",
      deleted: "Deleted",
      "supplementary-added": "Added",
      "supplementary-edited": "Edited",
      "supplementary-removed": "Removed",
    },
    fields: {
      name: "Name",
      description: "Description",
      subsidyScheme: "Subsidy scheme",
      mitigationMeasure: "Mitigation measure",
      area: "Area",
      status: "Status",
      caseId: "Case id",
      completedOn: "Completed",
      owner: "Owner",
      delegate: "Delegate",
      effects: "Entered effects",
      remark: "Remark",
      supplementaryGeometry: "Supplementary geometry",
    },
  },
};
