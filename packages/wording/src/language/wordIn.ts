import { firstLanguage, type Language, languageOf, type Locale } from "./languages.ts";

type Suffix = "" | Capitalize<Language>;
/** What the word is called in each language: `titleDa` and `titleEn`, or `title` and `titleEn`. */
export type Worded<Name extends string> = {
  readonly [Key in `${Name}${Suffix}`]?: string | null | undefined;
};

/**
 * A word that data carry in several languages, in the reader's one. Where that is missing or
 * empty, the first language stands in, and last what has no language in its name.
 */
export function wordIn<const Name extends string>(
  locale: Locale,
  worded: Worded<Name>,
  name: Name,
): string | null {
  const words = worded as Readonly<Record<string, string | null | undefined>>;
  const keys = [name + suffixOf(languageOf(locale)), name + suffixOf(firstLanguage), name];
  return keys.map((key) => words[key]).find(Boolean) ?? null;
}

function suffixOf(language: Language): string {
  return language.slice(0, 1).toUpperCase() + language.slice(1);
}
