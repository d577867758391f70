import { readDetour } from "../lib/session/readDetour.ts";
import { currentPath } from "../lib/session/returnPath.ts";
import { sessionState } from "../lib/session/sessionState.ts";
import { sessionStore } from "../lib/storage/jsonStorage.ts";
import { storageKeys } from "../lib/storage/storageKeys.ts";

/** A page kept from before knows neither that someone signed in since nor that they signed out. */
export function isOutdated(): boolean {
  const isSignedIn = sessionStore.read(storageKeys.signedIn) !== null;
  const isKnown = sessionState.get().phase === "authenticated";
  return isSignedIn !== isKnown || Boolean(readDetour()?.returned);
}

/** After the authority's pages the tab goes back to the page it left; here that page is told. */
export function arriveFromSignIn(): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && isOutdated()) window.location.reload();
  });
  const detour = readDetour();
  if (!detour?.returned) return;
  const { returned, from } = detour;
  // Who continues to another page before the sign-in is confirmed keeps what lies ahead of that one.
  const isPageLeft = from === currentPath();
  void import("./arrivals.ts").then(async ({ arrivals, dropPagesAhead }) => {
    if (isPageLeft) await dropPagesAhead();
    return arrivals[returned]();
  });
}
