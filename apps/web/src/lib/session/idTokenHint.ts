import { sessionStore } from "../storage/jsonStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";

/**
 * Some authorities (glewlwyd) answer who is signed in without showing a page only where they are
 * given the id token of that sign-in. It opens nothing here; where it is not needed it is dropped
 * as soon as that is known.
 */
type IdTokenHint = { idToken: string; isNeeded: boolean };

export const readIdTokenHint = () => sessionStore.read<IdTokenHint>(storageKeys.idTokenHint);

export function keepIdTokenHint(
  idToken: string,
  isNeeded = readIdTokenHint()?.isNeeded ?? false,
): void {
  sessionStore.write(storageKeys.idTokenHint, { idToken, isNeeded } satisfies IdTokenHint);
}

export function dropIdTokenHint(): void {
  sessionStore.remove(storageKeys.idTokenHint);
}
