import { localStore, sessionStore } from "./jsonStorage.ts";
import { storageKeys } from "./storageKeys.ts";

const stores = [localStore, sessionStore];

/** Whether this browser has something that was written or drawn and that the server does not have. */
export function hasUnsentDrafts(): boolean {
  return stores.some((store) => store.keys(storageKeys.draftPrefix).length > 0);
}

/** Names, texts and areas of a case are not left to the next person at a shared computer. */
export function clearUnsentDrafts(): void {
  for (const store of stores)
    for (const key of store.keys(storageKeys.draftPrefix)) store.remove(key);
}
