/** What each language calls itself. */
export const languageNames = { da: "Dansk", en: "English" } as const;
export type Language = keyof typeof languageNames;

const firstLanguage: Language = "da";
const languages = Object.keys(languageNames) as Language[];

/** Of a tag such as `en-GB`, or of the first of several. */
export function languageOf(tag: string | null | undefined): Language {
  const wish = tag?.toLowerCase() ?? "";
  return languages.find((language) => wish.startsWith(language)) ?? firstLanguage;
}

export function languageIn(query: URLSearchParams): Language {
  return languages.find((language) => language === query.get("lang")) ?? firstLanguage;
}

export function otherLanguages(than: Language): Language[] {
  return languages.filter((language) => language !== than);
}
