import type { Language } from "@mars/wording/language/languages";
import { type ConsentState, noConsent } from "./consent.ts";
import {
  applyConsent,
  awaitProvider,
  currentConsent,
  acceptProviderAnswer,
} from "./consentStore.ts";

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
    Cookiebot?: Cookiebot | HTMLScriptElement;
  }
}

const scriptAddress = "https://consent.cookiebot.com/uc.js";
const consentEvents = [
  "CookiebotOnLoad",
  "CookiebotOnConsentReady",
  "CookiebotOnAccept",
  "CookiebotOnDecline",
];

/** Loads the provider's script, which shows its own dialog, and takes over each answer. */
export function startCookiebot(id: string, culture: Language): void {
  awaitProvider();
  let isAsking = false;
  window.addEventListener("CookiebotOnDialogDisplay", () => {
    isAsking = true;
  });
  // The same events tell of an answer just given and, on each page load, of one given long ago.
  const take = () => {
    const state = cookiebotConsent();
    const isNew = JSON.stringify(state) !== JSON.stringify(currentConsent());
    if (isAsking && isNew && state.stamp !== null) acceptProviderAnswer(state);
    else applyConsent(state);
  };
  for (const name of consentEvents) window.addEventListener(name, take);
  const script = document.createElement("script");
  script.id = "Cookiebot";
  script.src = scriptAddress;
  script.async = true;
  script.dataset["cbid"] = id;
  script.dataset["culture"] = culture;
  document.head.append(script);
}

/** False where the script never came: blocked by an extension, or the provider is down. */
export function renewCookiebot(): boolean {
  const provider = arrived();
  provider?.renew();
  return provider !== undefined;
}

/** Until its script has run, the name leads to the script element, by its id. */
function arrived(): Cookiebot | undefined {
  const named = window.Cookiebot;
  return named && "renew" in named ? named : undefined;
}

/** Without a stamp no one has answered yet, whatever the flags say (`necessary` is true from the start). */
export function cookiebotConsent(): ConsentState {
  const { consent, consentUTC } = arrived() ?? {};
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
