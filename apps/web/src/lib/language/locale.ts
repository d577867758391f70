import { firstLanguage, isLocale, type Locale, locales } from "@mars/wording/language/languages";
import { createContext, use } from "react";
import { createStore, useStore } from "../createStore.ts";
import { areTextsReady, textsReady } from "./lazyText.ts";
import { storageKeys } from "../storage/storageKeys.ts";

const defaultLocale: Locale = locales[firstLanguage];

/** The stored word is plain text: other systems of the family read the same key. */
function storedLocale(): Locale {
  try {
    const stored = window.localStorage.getItem(storageKeys.currentLanguage);
    return isLocale(stored) ? stored : defaultLocale;
  } catch {
    return defaultLocale;
  }
}

const chosenLocale = createStore<Locale>(storedLocale(), defaultLocale);
/** Ahead of the chosen one while the texts of a language are being fetched. */
const askedLocale = createStore<Locale>(storedLocale(), defaultLocale);

export function currentLocale(): Locale {
  return chosenLocale.get();
}

export function chooseLocale(locale: Locale): void {
  try {
    window.localStorage.setItem(storageKeys.currentLanguage, locale);
  } catch {
    // Blocked storage: the choice lasts as long as the page.
  }
  askedLocale.set(locale);
  if (areTextsReady(locale)) chosenLocale.set(locale);
  else void textsReady(locale).then(() => chosenLocale.set(askedLocale.get()));
}

/** Status pages are Danish whatever the user chose: they set this around their content. */
const ForcedLocale = createContext<Locale | null>(null);
export const LocaleScope = ForcedLocale.Provider;

/** The locale of the surrounding content. */
export function useLocale(): Locale {
  const chosen = useStore(chosenLocale);
  return use(ForcedLocale) ?? chosen;
}

/** What a control shows as chosen, from the moment it is. */
export function useAskedLocale(): Locale {
  return useStore(askedLocale);
}

/** The user's own choice, also inside content that is Danish only. */
export function useChosenLocale(): Locale {
  return useStore(chosenLocale);
}
