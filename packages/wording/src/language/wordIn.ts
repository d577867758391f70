import { firstLanguage, type Language, languageOf, type Locale } from "./languages.ts";

type Suffix = "" | Capitalize<Language>;
/** What the word is called in each language: `titleDa` and `titleEn`, or `title` and `titleEn`. */
type Worded<Name extends string> = {
  readonly [Key in `${Name}${Suffix}`]?: string | null | undefined;
};
type Certain<Name extends string> =
  | { readonly [Key in `${Name}Da`]: string }
  | { readonly [Key in Name]: string };
type Said<Name extends string, Words> = Words extends Certain<Name> ? string : string | null;

/**
 * A word that data carry in several languages, in the reader's one. Where that is missing or
 * empty, the first language is in, and last what has no language in its name.
 */
export function wordIn<const Name extends string, Words extends Worded<NoInfer<Name>>>(
  locale: Locale,
  worded: Words,
  name: Name,
): Said<Name, Words> {
  const words = worded as Readonly<Record<string, string | null | undefined>>;
  const keys = [languageOf(locale), firstLanguage].map((language) => name + suffixOf(language));
  const said = [...keys, name].map((key) => words[key]);
  return (said.find(Boolean) ?? said.find((word) => word === "") ?? null) as Said<Name, Words>;
}

function suffixOf(language: Language): string {
  return language.slice(0, 1).toUpperCase() + language.slice(1);
}
