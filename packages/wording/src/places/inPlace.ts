import type { Language } from "../language/languages.ts";

/** Units with the name of an island: one is on it, not in it. */
const islands: ReadonlySet<string> = new Set([
  "Anholt",
  "Bornholm",
  "Christiansø",
  "Fanø",
  "Langeland",
  "Lolland",
  "Læsø",
  "Samsø",
  "Ærø",
]);

const words: Readonly<Record<Language, { on: string; in: string }>> = {
  da: { on: "på", in: "i" },
  en: { on: "on", in: "in" },
};

/** 'i Viborg', but 'på Bornholm'. */
export function inPlace(name: string, language: Language): string {
  return `${words[language][islands.has(name) ? "on" : "in"]} ${name}`;
}
