import { recordOf } from "@mars/domain/fields/recordOf";
import { LANGUAGES } from "@mars/domain/languages";
import { locales, type TextByLanguage } from "@mars/wording/language/languages";
import { type TextKey, translator } from "@mars/wording/language/text";
import { catalogueText } from "./catalogueText.ts";

type Key = TextKey<(typeof catalogueText)["texts"]["da"]>;

/** Words that come with the data, said in the catalogue's own. */
type Filling = Readonly<Record<string, TextByLanguage | string>>;

/** A text of the catalogue in every language at once, as catalogues tell them. */
export function catalogueWords(key: Key, filling: Filling = {}): TextByLanguage {
  return recordOf(LANGUAGES, (language) => {
    const figures = Object.entries(filling).map(([name, words]) => [
      name,
      typeof words === "string" ? words : words[language],
    ]);
    return translator(catalogueText, locales[language])(key, Object.fromEntries(figures));
  });
}

/** Two texts one after the other. */
export function joined(first: TextByLanguage, second: TextByLanguage): TextByLanguage {
  return recordOf(LANGUAGES, (language) => first[language] + second[language]);
}

/** A name that is the same everywhere. */
export function everywhere(name: string): TextByLanguage {
  return recordOf(LANGUAGES, () => name);
}
