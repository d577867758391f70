import { areaOwner, type AreaOwner } from "./areaOwner.ts";
import { storageKeys } from "./storageKeys.ts";

const ofPerson = "@";

/**
 * Where the browser keeps a draft of whoever is here: what one person has written is neither shown
 * to the next at a shared computer nor sent in their name.
 */
export function draftKey(name: string): string {
  const owner = areaOwner();
  return storageKeys.draftPrefix + name + (owner ? ofPerson + owner : "");
}

/** `here`: undefined as long as nobody can say who is here. */
export function isDraftOfAnother(key: string, here: AreaOwner | undefined): boolean {
  const at = key.lastIndexOf(ofPerson);
  return at >= 0 && here !== undefined && key.slice(at + 1) !== here;
}
