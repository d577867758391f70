import { projectWords } from "@mars/contracts/projectWords";
import type { Language } from "@mars/wording/language/languages";

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
    ...wordsOf("da", "Projekt"),
  },
  en: {
    columns: ["Date", "Organisation", "Person", "Entity", "Action", "Field", "From", "To"],
    ...wordsOf("en", "Project"),
  },
};

function wordsOf(language: Language, project: string): Omit<RevisionTexts, "columns"> {
  const { action, field, privatePerson } = projectWords[language];
  return {
    privatePerson,
    entities: { project, supplementary_geometry: field.supplementaryGeometry },
    actions: action,
    fields: field,
  };
}
