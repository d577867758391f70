import type { Language } from "../language.ts";

const da = {
  skip: "Gå til indhold",
  portal: "Ansøgningsformularer",
  standIn: "Dette er ikke den rigtige formular",
  standInBody:
    "Den rigtige formular ligger i et andet system. Denne side viser kun, hvilke oplysninger formularen blev åbnet med. Der bliver ikke sendt noget.",
  openedWith: "Åbnet med",
  kind: "Formular",
  projectId: "Projekt-id",
  scheme: "Tilskudsordning",
  noProject: "Intet projekt-id",
  close: "Luk fanen for at gå tilbage til dit projekt.",
  otherKind: "Ansøgningsformular",
  kinds: {
    application: "Ansøg om tilskud",
    "preliminary-examination": "Anmod om forundersøgelse",
    establishment: "Anmod om etablering",
    payment: "Anmod om udbetaling",
  } as Record<string, string>,
};

const en: typeof da = {
  skip: "Skip to content",
  portal: "Application forms",
  standIn: "This is not the real form",
  standInBody:
    "The real form is in another system. This page only shows the details the form was opened with. Nothing is sent.",
  openedWith: "Opened with",
  kind: "Form",
  projectId: "Project ID",
  scheme: "Subsidy scheme",
  noProject: "No project ID",
  close: "Close the tab to return to your project.",
  otherKind: "Application form",
  kinds: {
    application: "Apply for a subsidy",
    "preliminary-examination": "Request preliminary examination",
    establishment: "Request establishment",
    payment: "Request payment",
  },
};

export const texts: Record<Language, typeof da> = { da, en };
