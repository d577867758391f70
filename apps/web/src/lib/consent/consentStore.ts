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

const store = createStore<ConsentState>(keptConsent());

export const currentConsent = store.get;
export const followConsent = store.subscribe;

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
}

/** What an external provider knows is not kept here again. What lost its consent goes at once. */
export function applyConsent(state: ConsentState): void {
  if (!state.statistics) {
    localStore.remove(storageKeys.localId);
    sessionStore.remove(storageKeys.sessionId);
  }
  if (!state.preferences) localStore.remove(storageKeys.mapPreferences);
  store.set(state);
}
