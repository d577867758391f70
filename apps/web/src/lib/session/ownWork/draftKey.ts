import { sessionState } from "../sessionState.ts";
import { type AreaOwner, areaOwner } from "./areaOwner.ts";
import { storageKeys } from "../../storage/storageKeys.ts";

const ofPerson = "@";

/** Who was signed in last since the page was loaded: it is still theirs when their session runs out. */
let lastHere: string | null = null;
const noteWhoIsHere = () => {
  lastHere = sessionState.get().profile?.id ?? lastHere;
};
noteWhoIsHere();
sessionState.subscribe(noteWhoIsHere);

/** Whose drafts are kept now; undefined as long as no one can say who is here. */
export function draftOwner(): AreaOwner | undefined {
  const here = areaOwner();
  return here === null ? lastHere : here;
}

/**
 * Where the browser keeps a draft of whoever is here: what one person has written is neither shown
 * to the next at a shared computer nor sent in their name. Null while the server has not said who
 * someone is who is signed in: nothing is kept then, since no one could be given it back.
 */
export function draftKey(name: string): string | null {
  const owner = draftOwner();
  if (owner === undefined) return null;
  return storageKeys.draftPrefix + name + (owner === null ? "" : ofPerson + owner);
}

/** Null: no one's, as earlier releases kept them. */
export function ownerOfDraft(key: string): string | null {
  const at = key.lastIndexOf(ofPerson);
  return at < 0 ? null : key.slice(at + 1);
}
