import type { AreaOwner } from "./areaOwner.ts";
import { draftOwner, ownerOfDraft } from "./draftKey.ts";
import { localStore, sessionStore } from "../../storage/jsonStorage.ts";
import { storageKeys } from "../../storage/storageKeys.ts";

const stores = [localStore, sessionStore];

/**
 * Whether this person has written or drawn something here that the server does not have. As long as
 * no one can say who is here it may be anybody's.
 */
export function hasUnsentDrafts(): boolean {
  const here = draftOwner();
  return stores.some((store) =>
    store
      .keys(storageKeys.draftPrefix)
      .some((key) => here === undefined || ownerOfDraft(key) === here),
  );
}

/**
 * Names, texts and areas of a case are not left at a shared computer by whoever logs out. What
 * someone else has kept there waits for them.
 */
export function clearUnsentDrafts(leaving: AreaOwner | undefined): void {
  for (const store of stores)
    for (const key of store.keys(storageKeys.draftPrefix)) {
      const owner = ownerOfDraft(key);
      if (owner === null || owner === leaving) store.remove(key);
    }
}
