import type { Language } from "../language/languages.ts";
import { nextSteps } from "./nextSteps.ts";

export type NextStep = {
  means: string;
  takes: string;
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
  return {
    means: facts.means[language],
    takes: facts.takes[language],
    from: facts.authority?.[language] ?? municipalityTitle(municipality, language),
    duration: facts.duration[language],
    url: facts.url,
  };
}

const ownNames: Readonly<Record<string, string>> = {
  København: "Københavns Kommune",
  Bornholm: "Bornholms Regionskommune",
};

const someMunicipality: Readonly<Record<Language, string>> = {
  da: "Kommunen",
  en: "The municipality",
};

function municipalityTitle(name: string | null, language: Language): string {
  if (name === null) return someMunicipality[language];
  return ownNames[name] ?? (/kommune$/i.test(name) ? name : `${name} Kommune`);
}
