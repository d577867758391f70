import { type Language, LANGUAGES, type TextByLanguage } from "@mars/domain/languages";

/**
 * How each language writes figures. One that is added to the domain's list is requested by the
 * compiler here and in every text table.
 */
export const locales = { da: "da-DK", en: "en-US" } as const satisfies Record<Language, string>;

export type { Language, TextByLanguage };
export type Locale = (typeof locales)[Language];

/** What the product is written in: it is in where another language has no word. */
export const firstLanguage: Language = LANGUAGES[0];

const languageByLocale = new Map(LANGUAGES.map((language) => [locales[language], language]));

export function languageOf(locale: Locale): Language {
  return languageByLocale.get(locale) ?? firstLanguage;
}

export function isLocale(word: string | null): word is Locale {
  return languageByLocale.has(word as Locale);
}
