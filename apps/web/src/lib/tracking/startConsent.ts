import { languageOf } from "@mars/wording/language/languages";
import { currentLocale } from "../language/locale.ts";
import { settingsReady } from "../settings/settings.ts";
import { track } from "./track.ts";
import { consentStatus } from "../consent/consent.ts";
import { applyConsent, currentConsent, onConsentChange } from "../consent/consentStore.ts";

/** Follows changes of consent with the one event that needs none, and starts an external provider. */
export async function startConsent(): Promise<void> {
  onConsentChange((state) => track("consent", { consentStatus: consentStatus(state) }));
  const { consent } = await settingsReady();
  if (consent.provider !== "cookiebot" || consent.cookiebotId === null) {
    // An answer that has run out since the last visit takes what it allowed along.
    applyConsent(currentConsent());
    return;
  }
  const { startCookiebot } = await import("../consent/cookiebot.ts");
  startCookiebot(consent.cookiebotId, languageOf(currentLocale()));
}
