import { currentLocale, languageOf } from "../language/locale.ts";
import { settingsReady } from "../settings/settings.ts";
import { track } from "../tracking/track.ts";
import { consentStatus } from "./consent.ts";
import { currentConsent, followConsent } from "./consentStore.ts";

/** Follows changes of consent with the one event that needs none, and starts an external provider. */
export async function startConsent(): Promise<void> {
  let stamp = currentConsent().stamp;
  followConsent(() => {
    const state = currentConsent();
    if (state.stamp === stamp) return;
    stamp = state.stamp;
    track("consent", { consentStatus: consentStatus(state) });
  });
  const { consent } = await settingsReady();
  if (consent.provider !== "cookiebot" || consent.cookiebotId === null) return;
  const { startCookiebot } = await import("./cookiebot.ts");
  startCookiebot(consent.cookiebotId, languageOf(currentLocale()));
}
