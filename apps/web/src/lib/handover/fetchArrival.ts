import { translator } from "@mars/wording/language/text";
import { currentLocale } from "../language/locale.ts";
import { PortalProblem } from "../portal/askPortal.ts";
import { showToast } from "../toasts/toasts.ts";
import type { MapPage } from "./MapPage.ts";
import type { Arrival, MapState } from "./MapState.ts";
import { readSession } from "./portalSessions.ts";
import { handoverText } from "./text.ts";
import { listText } from "@mars/wording/format/listText";
import { areaHa } from "@mars/domain/areas/areaHa";
import { areaText } from "@mars/wording/format/areaText";
import { formats } from "@mars/wording/format/formats";
import type { Locale } from "@mars/wording/language/languages";

/** What was handed over under this id; null, and the user told, where it is no longer there or unreadable. */
export async function fetchArrival(
  id: string,
  { knownLayers, reproject }: Pick<MapPage, "knownLayers" | "reproject">,
): Promise<MapState | null> {
  const t = translator(handoverText, currentLocale());
  try {
    const sent = await readSession(id, reproject);
    const layers = sent.layers && (await knownLayers(sent.layers));
    const state = { ...sent, layers };
    const unknownCount = (sent.layers?.length ?? 0) - (layers?.length ?? 0);
    if (state.area || state.layers || state.view) {
      const body = arrivalSentence(state, currentLocale(), unknownCount);
      showToast({ variant: unknownCount > 0 ? "warning" : "success", body });
      return state;
    }
    showToast({ variant: "warning", body: t("unreadable") });
  } catch (error) {
    const isGone = error instanceof PortalProblem && [404, 410].includes(error.status);
    showToast({ variant: "warning", body: t(isGone ? "expired" : "unreadable") });
  }
  return null;
}

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
