import {
  firstLanguage,
  type Language,
  languageOf,
  type Locale,
} from "@mars/wording/language/languages";
import { defineDanishText, type SameTexts, type TextBundle } from "@mars/wording/language/text";

type Entries = Record<string, string>;
type Late<T extends Entries> = Record<
  Exclude<Language, "da">,
  () => Promise<SameTexts<NoInfer<T>>>
>;

const loaders: ((language: Language) => Promise<void>)[] = [];
const loading = new Map<Language, Promise<unknown>>();
const ready = new Set<Language>([firstLanguage]);

/**
 * Texts of the frame around every page: Danish comes with the first script, another language once
 * someone reads it. Until then, and where it cannot be fetched, it is Danish.
 */
export function defineLazyText<const T extends Entries>(da: T, late: Late<T>): TextBundle<T> {
  const bundle = defineDanishText(da);
  loaders.push(async (language) => {
    bundle.texts[language] = await late[language as keyof Late<T>]();
  });
  return bundle;
}

export function areTextsReady(locale: Locale): boolean {
  return ready.has(languageOf(locale));
}

/** When the frame can be drawn in this language. */
export async function textsReady(locale: Locale): Promise<void> {
  const language = languageOf(locale);
  if (ready.has(language)) return;
  const all = loading.get(language) ?? Promise.all(loaders.map((load) => load(language)));
  loading.set(language, all);
  try {
    await all;
    ready.add(language);
  } catch {
    // Danish words serve people better than no page; the next page asks again.
    loading.delete(language);
  }
}
