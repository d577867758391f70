import { translator } from "@mars/wording/language/text";
import { currentLocale } from "../language/locale.ts";
import { PortalProblem } from "../portal/askPortal.ts";
import { showToast } from "../toasts/toasts.ts";
import type { Reproject } from "./coordinateSystem.ts";
import type { MapState } from "./MapState.ts";
import { readSession } from "./portalSessions.ts";
import { arrivalSentence } from "./arrivalSentence.ts";
import { handoverText } from "./text.ts";

/** What was handed over under this id; null, and the user told, where it is gone or unreadable. */
export async function fetchArrival(id: string, reproject: Reproject): Promise<MapState | null> {
  const t = translator(handoverText, currentLocale());
  try {
    const state = await readSession(id, reproject);
    if (state.area || state.layers || state.view) {
      showToast({ variant: "success", body: arrivalSentence(state, currentLocale()) });
      return state;
    }
    showToast({ variant: "warning", body: t("unreadable") });
  } catch (error) {
    const isGone = error instanceof PortalProblem && [404, 410].includes(error.status);
    showToast({ variant: "warning", body: t(isGone ? "expired" : "unreadable") });
  }
  return null;
}
