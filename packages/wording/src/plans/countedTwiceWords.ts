import { areaText } from "../format/areaText.ts";
import { formats } from "../format/formats.ts";
import type { Locale } from "../language/languages.ts";
import { translator } from "../language/text.ts";
import { countedTwiceText } from "./countedTwiceText.ts";

/** Less nitrogen than this is written 0,0 t. */
export const SHOWN_T = 0.05;

/** Planned nitrogen with and without land counted twice; 'none' only where there is no such land. */
export function countedTwiceWords(
  { plannedT, onceT, overlapHa }: { plannedT: number; onceT: number; overlapHa: number },
  locale: Locale,
): string {
  const f = formats(locale);
  const t = translator(countedTwiceText, locale);
  const twiceT = plannedT - onceT;
  if (twiceT >= SHOWN_T)
    return t("some", { planned: f.tons(plannedT), once: f.tons(onceT), twice: f.tons(twiceT) });
  return overlapHa > 0 ? t("little", { area: areaText(f, overlapHa) }) : t("none");
}
