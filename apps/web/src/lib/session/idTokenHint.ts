import { sessionStore } from "../storage/jsonStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";

/**
 * Some authorities (glewlwyd) answer who is signed in without showing a page only where they are
 * given the id token of that sign-in. It opens nothing here; where it is not needed it is dropped
 * as soon as that is known. While the page is open it is in memory alone: the tab's storage has it
 * only between a page that is left and the next one.
 */
type IdTokenHint = { idToken: string; isNeeded: boolean };

let kept: IdTokenHint | null = null;

export function readIdTokenHint(): IdTokenHint | null {
  kept ??= sessionStore.read<IdTokenHint>(storageKeys.idTokenHint);
  sessionStore.remove(storageKeys.idTokenHint);
  return kept;
}

export function keepIdTokenHint(
  idToken: string,
  isNeeded = readIdTokenHint()?.isNeeded ?? false,
): void {
  kept = { idToken, isNeeded };
}

export function dropIdTokenHint(): void {
  kept = null;
  sessionStore.remove(storageKeys.idTokenHint);
}

if (typeof window !== "undefined") {
  window.addEventListener("pagehide", () => {
    if (kept) sessionStore.write(storageKeys.idTokenHint, kept);
  });
  // Brought back as it was, the page still has it.
  window.addEventListener("pageshow", () => void readIdTokenHint());
}
