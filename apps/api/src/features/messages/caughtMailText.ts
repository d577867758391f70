import { defineDanishText } from "@mars/wording/language/text";

/** The demonstration's page of mails. Mails are in their readers' languages, the page around them in Danish. */
export const caughtMailText = defineDanishText({
  title: "E-mails i demonstrationen",
  about: "Her vises de e-mails, MARS ville have sendt. Intet er sendt.",
  none: "Ingen e-mails endnu.",
  plain: "Som ren tekst",
});
