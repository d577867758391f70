import { languageOf } from "@mars/wording/language/languages";
import { currentLocale } from "../language/locale.ts";
import { settingsReady } from "../settings/settings.ts";
import { track } from "../tracking/track.ts";
import { consentStatus } from "./consent.ts";
import { applyConsent, currentConsent, onConsentChange } from "./consentStore.ts";

/** Follows changes of consent with the one event that needs none, and starts an external provider. */
export async function startConsent(): Promise<void> {
  onConsentChange((state) => track("consent", { consentStatus: consentStatus(state) }));
  const { consent } = await settingsReady();
  if (consent.provider !== "cookiebot" || consent.cookiebotId === null) {
    // An answer that has run out since the last visit takes what it allowed along.
    applyConsent(currentConsent());
    return;
  }
  const { startCookiebot } = await import("./cookiebot.ts");
  startCookiebot(consent.cookiebotId, languageOf(currentLocale()));
}
