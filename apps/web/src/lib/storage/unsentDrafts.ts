import { areaOwner } from "./areaOwner.ts";
import { isDraftOfAnother } from "./draftKey.ts";
import { localStore, sessionStore } from "./jsonStorage.ts";
import { storageKeys } from "./storageKeys.ts";

const stores = [localStore, sessionStore];

/** Whether this person has written or drawn something here that the server does not have. */
export function hasUnsentDrafts(): boolean {
  const here = areaOwner();
  return stores.some((store) =>
    store.keys(storageKeys.draftPrefix).some((key) => !isDraftOfAnother(key, here)),
  );
}

/**
 * Names, texts and areas of a case are not left at a shared computer by whoever logs out. What
 * somebody else has kept there waits for them.
 */
export function clearUnsentDrafts(leaving = areaOwner()): void {
  for (const store of stores)
    for (const key of store.keys(storageKeys.draftPrefix))
      if (!isDraftOfAnother(key, leaving)) store.remove(key);
}
