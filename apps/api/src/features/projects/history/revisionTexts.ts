import type { Language } from "@mars/wording/language/languages";
import { projectActionText } from "@mars/wording/projects/projectActionText";
import { projectFieldText } from "@mars/wording/projects/projectFieldText";

type RevisionTexts = {
  about: (project: string, at: string) => string;
  columns: readonly string[];
  actingFor: string;
  entities: Readonly<Record<string, string>>;
  actions: Readonly<Record<string, string>>;
  fields: Readonly<Record<string, string>>;
};

export const revisionTexts: Readonly<Record<Language, RevisionTexts>> = {
  da: {
    about: (project, at) =>
      `Kilde: MARS, loggen for ${project}, hentet ${at}. Ikke offentlig: kun til brug i sagen.`,
    columns: ["Dato", "Organisation", "Person", "Enhed", "Handling", "Felt", "Fra", "Til"],
    actingFor: "på vegne af",
    ...wordsOf("da", "Projekt"),
  },
  en: {
    about: (project, at) =>
      `Source: MARS, the log of ${project}, downloaded ${at}. Not public: for use in the case only.`,
    columns: ["Date", "Organisation", "Person", "Entity", "Action", "Field", "From", "To"],
    actingFor: "on behalf of",
    ...wordsOf("en", "Project"),
  },
};

function wordsOf(
  language: Language,
  project: string,
): Omit<RevisionTexts, "about" | "columns" | "actingFor"> {
  const fields = projectFieldText.texts[language];
  return {
    entities: { project, supplementary_geometry: fields.supplementaryGeometry },
    actions: projectActionText.texts[language],
    fields,
  };
}
