import { type ConsentState, noConsent } from "./consent.ts";
import { applyConsent } from "./consentStore.ts";

/** What we use of the provider's object; its values are not typed anywhere. */
type Cookiebot = {
  consent?: Partial<Record<"necessary" | "preferences" | "statistics" | "marketing", boolean>> & {
    stamp?: string;
  };
  consentUTC?: Date | string | null;
  renew: () => void;
};

declare global {
  interface Window {
    Cookiebot?: Cookiebot;
  }
}

const scriptAddress = "https://consent.cookiebot.com/uc.js";
const events = ["CookiebotOnConsentReady", "CookiebotOnAccept", "CookiebotOnDecline"];

/** Loads the provider's script, which shows its own dialog, and takes over each answer. */
export function startCookiebot(id: string, culture: "da" | "en"): void {
  for (const name of events) window.addEventListener(name, () => applyConsent(cookiebotConsent()));
  const script = document.createElement("script");
  script.id = "Cookiebot";
  script.src = scriptAddress;
  script.async = true;
  script.dataset["cbid"] = id;
  script.dataset["culture"] = culture;
  document.head.append(script);
}

export function renewCookiebot(): void {
  window.Cookiebot?.renew();
}

/** Without a stamp nobody has answered yet, whatever the flags say. */
export function cookiebotConsent(): ConsentState {
  const { consent, consentUTC } = window.Cookiebot ?? {};
  const stamp = consent?.stamp;
  if (!consent || !stamp || stamp === "0") return noConsent;
  return {
    necessary: consent.necessary === true,
    preferences: consent.preferences === true,
    statistics: consent.statistics === true,
    marketing: consent.marketing === true,
    stamp,
    consentDate: consentUTC ? new Date(consentUTC).toISOString() : null,
  };
}
