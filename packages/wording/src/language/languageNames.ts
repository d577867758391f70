import type { Language } from "./languages.ts";

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { da: "Dansk", en: "English" };
