import type { Language } from "./languages.ts";

/** SPEC 9 writes dates the Danish way in both languages: Swiss English is the English that does. */
export const dateLocales: Readonly<Record<Language, string>> = { da: "da-DK", en: "en-CH" };
