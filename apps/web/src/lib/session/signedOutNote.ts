import { sessionStore } from "../storage/jsonStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";

/** Logging out leaves the page for the authority: that it was done is told on the way back. */
export function noteSignedOut(): void {
  sessionStore.write(storageKeys.signedOut, performance.timeOrigin);
}

/** Whether someone has just logged out in this tab; asked for once. */
export function takeSignedOut(): boolean {
  const leftPage = sessionStore.read<number>(storageKeys.signedOut);
  // The page that is being left has no one logged in either, but is no longer there before it can be read.
  if (typeof leftPage !== "number" || leftPage === performance.timeOrigin) return false;
  sessionStore.remove(storageKeys.signedOut);
  return true;
}
