/** The languages the product speaks, the first one first: it is in where another has no word. */
export const LANGUAGES = ["da", "en"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The same text in every language. */
export type TextByLanguage = Readonly<Record<Language, string>>;
