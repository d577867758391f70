import { recordOf } from "@mars/domain/fields/recordOf";
import { LANGUAGES } from "@mars/domain/languages";
import { type Language, locales } from "@mars/wording/language/languages";
import { type TextKey, translator } from "@mars/wording/language/text";
import { catalogueText } from "./catalogueText.ts";

export type Words = Readonly<Record<Language, string>>;
type Key = TextKey<(typeof catalogueText)["texts"]["da"]>;

/** Words that come with the data, said in the catalogue's own. */
type Filling = Readonly<Record<string, Words | string>>;

/** A text of the catalogue in every language at once, as catalogues tell them. */
export function catalogueWords(key: Key, filling: Filling = {}): Words {
  return recordOf(LANGUAGES, (language) => {
    const figures = Object.entries(filling).map(([name, words]) => [
      name,
      typeof words === "string" ? words : words[language],
    ]);
    return translator(catalogueText, locales[language])(key, Object.fromEntries(figures));
  });
}

/** Two texts one after the other. */
export function joined(first: Words, second: Words): Words {
  return recordOf(LANGUAGES, (language) => first[language] + second[language]);
}

/** A name that is the same everywhere. */
export function everywhere(name: string): Words {
  return recordOf(LANGUAGES, () => name);
}
