import { createStore, useStore } from "../createStore.ts";
import { randomId } from "../randomId.ts";
import { localStore, sessionStore } from "../storage/jsonStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";
import { type ConsentState, noConsent } from "./consent.ts";

export type ConsentChoice = Pick<ConsentState, "preferences" | "statistics" | "marketing">;

/** Asked again after a year, as the declaration promises. */
const validMs = 365 * 24 * 60 * 60 * 1000;

function keptConsent(): ConsentState {
  const kept = localStore.read<ConsentState>(storageKeys.consent);
  if (typeof kept?.stamp !== "string" || typeof kept.consentDate !== "string") return noConsent;
  return Date.now() - Date.parse(kept.consentDate) < validMs ? kept : noConsent;
}

const store = createStore<ConsentState>(keptConsent(), noConsent);

export const currentConsent = store.get;

let answered: (state: ConsentState) => void = () => {};

/** Told of each answer given on this page; an earlier one that is taken over is none. */
export function onConsentChange(listener: (state: ConsentState) => void): void {
  answered = listener;
}

export function useConsent(): ConsentState {
  return useStore(store);
}

/** The answer of the product's own dialog. */
export function giveConsent(choice: ConsentChoice): void {
  const state: ConsentState = {
    ...choice,
    necessary: true,
    stamp: randomId(),
    consentDate: new Date().toISOString(),
  };
  localStore.write(storageKeys.consent, state);
  applyConsent(state);
  answered(state);
}

/** The answer given in an external provider's dialog, which keeps it itself. */
export function acceptProviderAnswer(state: ConsentState): void {
  applyConsent(state);
  answered(state);
}

/** An external provider decides from here on: an answer to our own dialog was not given to it. */
export function awaitProvider(): void {
  localStore.remove(storageKeys.consent);
  store.set(noConsent);
}

/** What lost its consent goes at once. */
export function applyConsent(state: ConsentState): void {
  if (!state.statistics) {
    localStore.remove(storageKeys.localId);
    sessionStore.remove(storageKeys.sessionId);
  }
  if (!state.preferences)
    for (const key of [
      storageKeys.mapPreferences,
      storageKeys.drawingGuides,
      storageKeys.changeVisits,
    ])
      localStore.remove(key);
  store.set(state);
}
