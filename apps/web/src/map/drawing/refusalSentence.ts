import type { Refusal } from "@mars/domain/result";
import { formats } from "@mars/wording/format/formats";
import type { Locale } from "@mars/wording/language/languages";
import { type Figures, type TextKey, translator } from "@mars/wording/language/text";
import type { da } from "../text.da.ts";
import { mapText } from "../text.ts";

/** Why the drawing was refused, in the user's words. */
export function refusalSentence({ code, figures = {} }: Refusal, locale: Locale): string {
  const { amount, integer } = formats(locale);
  const words: Figures = {};
  for (const [name, value] of Object.entries(figures))
    if (typeof value === "number")
      words[name] = Number.isInteger(value) ? integer(value) : amount(value);
  // A code without a sentence of ours shows itself rather than nothing.
  return translator(mapText, locale)(code as TextKey<typeof da>, words);
}
