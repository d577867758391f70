import { formats } from "../format/formats.ts";
import type { Locale } from "../language/languages.ts";
import { defineText, translator } from "../language/text.ts";

const text = defineText({
  da: {
    none: "Ingen jord er tegnet to gange.",
    some: "Jord, der er tegnet flere gange, er talt én gang. Talt, hver gang den er tegnet, ville {gross} være planlagt i stedet for {net}.",
  },
  en: {
    none: "No land is drawn twice.",
    some: "Land that is drawn several times is counted once. Counted every time it is drawn, {gross} would be planned instead of {net}.",
  },
});

type Planned = { readonly plannedT: number };

/** How land that several items lie on is counted, and what counting it every time would give. */
export function countedOnceWords(
  { plannedT, gross }: Planned & { readonly gross: Planned },
  locale: Locale,
): string {
  const f = formats(locale);
  const t = translator(text, locale);
  if (gross.plannedT - plannedT < SHOWN_T) return t("none");
  return t("some", { gross: f.tons(gross.plannedT), net: f.tons(plannedT) });
}

/** Less nitrogen than this is written 0,0 t. */
const SHOWN_T = 0.05;
