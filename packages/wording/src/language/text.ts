import { type Decimals, writeNumber } from "../format/writeNumber.ts";
import { type Language, languageOf, type Locale, locales } from "./languages.ts";

type Entries = Record<string, string>;
type PluralSuffix = "_zero" | "_one" | "_other";
type WithoutPlural<K> = K extends `${infer Stem}${PluralSuffix}` ? Stem : K;

/** Keys as they are requested: `projects_one` is asked for as `projects`. */
export type TextKey<T extends Entries> = WithoutPlural<Extract<keyof T, string>>;
/** What every other language must satisfy: the same keys as the Danish file. */
export type SameTexts<T extends Entries> = { [K in keyof T]: string };
export type Figures = Record<string, string | number>;
export type Translate<T extends Entries> = (key: TextKey<T>, figures?: Figures) => string;
export type TextBundle<T extends Entries> = { readonly texts: Record<Language, SameTexts<T>> };
/** The translator of a bundle: `TranslatorOf<typeof planText>`. */
export type TranslatorOf<Bundle> = Bundle extends TextBundle<infer T> ? Translate<T> : never;

export function defineText<const T extends Entries>(
  texts: { da: T } & Record<Exclude<Language, "da">, SameTexts<NoInfer<T>>>,
): TextBundle<T> {
  return { texts };
}

/** Texts that are Danish in every language: the status pages' (SPEC 9). */
export function defineDanishText<const T extends Entries>(da: T): TextBundle<T> {
  const copies = Object.keys(locales).map((language) => [language, { ...da }]);
  return { texts: Object.fromEntries(copies) as Record<Language, SameTexts<T>> };
}

/** The texts of a bundle in one locale; a number is written the way the locale writes it. */
export function translator<T extends Entries>(bundle: TextBundle<T>, locale: Locale): Translate<T> {
  const entries = bundle.texts[languageOf(locale)] as Entries;
  return (key, figures) => {
    const sentence = entries[formOf(entries, key, figures?.["count"])] ?? key;
    return figures ? fillIn(sentence, figures, locale) : sentence;
  };
}

// Intl knows no zero form in Danish or English; SPEC 1 asks for zero, one and many.
function formOf(entries: Entries, key: string, count: string | number | undefined): string {
  if (typeof count !== "number") return key;
  const form = count === 0 ? "_zero" : Math.abs(count) === 1 ? "_one" : "_other";
  if (key + form in entries) return key + form;
  return `${key}_other` in entries ? `${key}_other` : key;
}

const asItIs: Decimals = { least: 0, most: 3 };

function fillIn(sentence: string, figures: Figures, locale: Locale): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = figures[name];
    if (value === undefined) return whole;
    return typeof value === "number" ? writeNumber(value, locale, asItIs) : value;
  });
}
