import { text as da } from "./text.da.ts";
import { text as en } from "./text.en.ts";

export type Language = "da" | "en";
export const texts = { da, en };

/** The first language we speak among the wishes (`ui_locales`: space-separated tags). Danish otherwise. */
export function languageOf(...wishes: unknown[]): Language {
  for (const wish of wishes) {
    if (typeof wish !== "string") continue;
    for (const tag of wish.toLowerCase().split(/[\s,;]+/)) {
      if (tag.startsWith("en")) return "en";
      if (tag.startsWith("da")) return "da";
    }
  }
  return "da";
}
