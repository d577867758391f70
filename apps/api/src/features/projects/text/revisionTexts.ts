import type { Language } from "@mars/wording/language/languages";
import { projectActionText } from "@mars/wording/projects/projectActionText";
import { projectFieldText } from "@mars/wording/projects/projectFieldText";

type RevisionTexts = {
  columns: readonly string[];
  actingFor: string;
  entities: Readonly<Record<string, string>>;
  actions: Readonly<Record<string, string>>;
  fields: Readonly<Record<string, string>>;
};

export const revisionTexts: Readonly<Record<Language, RevisionTexts>> = {
  da: {
    columns: ["Dato", "Organisation", "Person", "Enhed", "Handling", "Felt", "Fra", "Til"],
    actingFor: "på vegne af",
    ...wordsOf("da", "Projekt"),
  },
  en: {
    columns: ["Date", "Organisation", "Person", "Entity", "Action", "Field", "From", "To"],
    actingFor: "on behalf of",
    ...wordsOf("en", "Project"),
  },
};

function wordsOf(
  language: Language,
  project: string,
): Omit<RevisionTexts, "columns" | "actingFor"> {
  const fields = projectFieldText.texts[language];
  return {
    entities: { project, supplementary_geometry: fields.supplementaryGeometry },
    actions: projectActionText.texts[language],
    fields,
  };
}
