import { listText } from "@mars/wording/format/listText";
import { areaHa } from "@mars/domain/areas/areaHa";
import { areaText } from "@mars/wording/format/areaText";
import { formats } from "@mars/wording/format/formats";
import type { Locale } from "@mars/wording/language/languages";
import { translator } from "@mars/wording/language/text";
import type { Arrival } from "./MapState.ts";
import { handoverText } from "./text.ts";

/** '10,0 ha og 3 lag fra Danmarks Arealinformation.', and how many layers were sent that we have not. */
export function arrivalSentence(
  { area, layers, sender }: Arrival,
  locale: Locale,
  unknownCount = 0,
): string {
  const t = translator(handoverText, locale);
  const parts = [
    ...(area ? [areaText(formats(locale), areaHa(area))] : []),
    ...(layers ? [t("layers", { count: layers.length })] : []),
  ];
  const what = listText(parts, locale);
  const from = { what, sender: sender ?? t("other") };
  const came = t(parts.length > 0 ? "arrived" : "arrivedView", from);
  return unknownCount > 0 ? `${came} ${t("unknown", { count: unknownCount })}` : came;
}
