import type { Language, TextByLanguage } from "../language/languages.ts";

const word: TextByLanguage = { da: "Kommune", en: "Municipality" };

/** 'Viborg Kommune' in a language; any other name as it is. */
export function municipalityName(name: string, language: Language): string {
  return name.replace(/ Kommune$/, ` ${word[language]}`);
}
