import { recordOf } from "@mars/domain/fields/recordOf";
import { type Language, LANGUAGES, type TextByLanguage } from "@mars/domain/languages";
import { text as da } from "./text.da.ts";
import { text as en } from "./text.en.ts";

export type InputText = typeof en;

const texts: Readonly<Record<Language, InputText>> = { da, en };

/** A sentence in every language; the answer picks the caller's. */
export function inEveryLanguage(sentence: (text: InputText) => string): TextByLanguage {
  return recordOf(LANGUAGES, (language) => sentence(texts[language]));
}
