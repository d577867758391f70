import type { Language } from "../language/languages.ts";
import { englishAuthorities } from "./englishAuthorities.ts";

/** By their Danish names, which they go by where a language has no other. */
export const authorityNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  da: {},
  en: englishAuthorities,
};
