import type { Language } from "../language/languages.ts";

const word: Readonly<Record<Language, string>> = { da: "Kommune", en: "Municipality" };

/** 'Viborg Kommune' in a language; any other name as it is. */
export function municipalityName(name: string, language: Language): string {
  return name.replace(/ Kommune$/, ` ${word[language]}`);
}
