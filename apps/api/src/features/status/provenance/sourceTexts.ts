import type { TextByLanguage } from "@mars/wording/language/languages";

/** What the figures of the status pages are made of. */
export const sourceTexts = {
  projects: { da: "Projekter og deres historik i MARS", en: "Projects and their history in MARS" },
  plans: { da: "Udgivne kystvandgrupperapporter", en: "Published coastal-water-group reports" },
  geography: {
    da: "Kommuner, hovedvandoplande og deloplande",
    en: "Municipalities and catchments",
  },
  demoGeography: {
    da: "Demonstrationsgeografi (ikke officiel)",
    en: "Demonstration geography (not official)",
  },
  goals: { da: "Aftale om et grønt Danmark: nationale mål", en: "National goals" },
  land: { da: "Statens jordopkøb, opgjort pr. kvartal", en: "State land by quarter" },
} satisfies Record<string, TextByLanguage>;
