import { readDetour } from "../lib/session/readDetour.ts";
import { sessionState } from "../lib/session/sessionState.ts";
import { sessionStore } from "../lib/storage/jsonStorage.ts";
import { storageKeys } from "../lib/storage/storageKeys.ts";

/** After the authority's pages the tab goes back to the page it left; here that page is told. */
export function arriveFromSignIn(): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    // A page kept from before knows neither that somebody signed in since nor that they signed out.
    const isSignedIn = sessionStore.read<boolean>(storageKeys.signedIn) ?? false;
    const isKnown = sessionState.get().phase === "authenticated";
    if (persisted && (readDetour()?.returned || isSignedIn !== isKnown)) window.location.reload();
  });
  const returned = readDetour()?.returned;
  if (returned) void import("./arrivals.ts").then(({ arrivals }) => arrivals[returned]());
}
