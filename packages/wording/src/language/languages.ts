/**
 * The languages the product speaks, each with how it writes figures. A language added here is
 * asked for by the compiler in every text table.
 */
export const locales = { da: "da-DK", en: "en-US" } as const;

export type Language = keyof typeof locales;
export type Locale = (typeof locales)[Language];

/** What the product is written in: it stands in where another language has no word. */
export const firstLanguage: Language = "da";

const languageByLocale = new Map(
  (Object.keys(locales) as Language[]).map((language) => [locales[language], language]),
);

export function languageOf(locale: Locale): Language {
  return languageByLocale.get(locale) ?? firstLanguage;
}

export function isLocale(word: string | null): word is Locale {
  return languageByLocale.has(word as Locale);
}
