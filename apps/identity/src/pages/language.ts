import { text as da } from "./text.da.ts";
import { text as en } from "./text.en.ts";

export const texts = { da, en };
export type Language = keyof typeof texts;

const firstLanguage: Language = "da";
const languages = Object.keys(texts) as Language[];

/** The first language we speak among the wishes (`ui_locales`: space-separated tags). Danish otherwise. */
export function languageOf(...wishes: unknown[]): Language {
  for (const wish of wishes) {
    if (typeof wish !== "string") continue;
    for (const tag of wish.toLowerCase().split(/[\s,;]+/)) {
      const spoken = languages.find((language) => tag.startsWith(language));
      if (spoken) return spoken;
    }
  }
  return firstLanguage;
}

/** The languages a page can be changed to. */
export function otherLanguages(than: Language): Language[] {
  return languages.filter((language) => language !== than);
}
