import { municipalityTitle } from "@mars/domain/organizations/municipalityTitle";
import { authorityName } from "../facts/authorityName.ts";
import { type Language, locales, type TextByLanguage } from "../language/languages.ts";
import { nextSteps } from "./nextSteps.ts";

export type NextStep = {
  means: string;
  takes: string;
  /** Who decides, in Danish; null where the municipality is not known. */
  authority: string | null;
  /** The same as a document says it. */
  from: string;
  duration: string;
  url: string;
};

/** What a conflict with a dataset takes, in words; null where no such step is known. */
export function nextStepOf(
  datasetId: string,
  language: Language,
  /** 'Viborg'; null where it is not known. */
  municipality: string | null,
): NextStep | null {
  const facts = nextSteps[datasetId];
  if (!facts) return null;
  const authority = facts.authority ?? (municipality && municipalityTitle(municipality));
  return {
    means: facts.means[language],
    takes: facts.takes[language],
    authority,
    from:
      authority === null ? someMunicipality[language] : authorityName(authority, locales[language]),
    duration: facts.duration[language],
    url: facts.url,
  };
}

const someMunicipality: TextByLanguage = {
  da: "Kommunen",
  en: "The municipality",
};
