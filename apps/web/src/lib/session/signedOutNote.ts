import { sessionStore } from "../storage/jsonStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";

/** Logging out leaves the page for the authority: that it was done is told on the way back. */
export function noteSignedOut(): void {
  sessionStore.write(storageKeys.signedOut, true);
}

/** Whether somebody has just logged out in this tab; asked for once. */
export function takeSignedOut(): boolean {
  const isNoted = sessionStore.read<boolean>(storageKeys.signedOut) === true;
  sessionStore.remove(storageKeys.signedOut);
  return isNoted;
}
