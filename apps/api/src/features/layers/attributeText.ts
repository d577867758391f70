import type { TextByLanguage } from "@mars/wording/language/languages";

/** What is told of a unit, project or sketch at a place. */
export const attributeText = {
  name: { da: "Navn", en: "Name" },
  stage: { da: "Trin", en: "Stage" },
} as const satisfies Record<string, TextByLanguage>;
