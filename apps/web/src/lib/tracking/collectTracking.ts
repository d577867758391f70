import { currentConsent } from "../consent/consentStore.ts";
import { currentLocale } from "../language/locale.ts";
import { randomId } from "../randomId.ts";
import { currentSettings } from "../settings/settings.ts";
import { localStore, sessionStore } from "../storage/jsonStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";

export type TrackedFacts = Record<string, string | number | boolean | null>;

/** What goes along with a tracking call: ids only with consent to statistics (C4). */
export function collectTracking(facts: TrackedFacts = {}) {
  const tracks = [{ language: currentLocale(), page: placelessPath(), ...facts }];
  const { statistics, stamp } = currentConsent();
  if (!statistics) {
    // An external provider that has not answered yet has not refused either.
    const isRefused = stamp !== null || currentSettings().consent.provider === "own";
    if (isRefused) localStore.remove(storageKeys.localId);
    return { tracks, statisticsConsent: false };
  }
  return {
    tracks,
    statisticsConsent: true,
    sessionId: keptId(sessionStore, storageKeys.sessionId),
    localId: keptId(localStore, storageKeys.localId),
  };
}

/** Which page, but never whose project or which plan. */
function placelessPath(): string {
  return window.location.pathname.replaceAll(/\/[^/]*\d[^/]*/g, "/:id");
}

function keptId(store: typeof localStore, key: string): string {
  const known = store.read<string>(key);
  if (known) return known;
  const id = randomId();
  store.write(key, id);
  return id;
}
