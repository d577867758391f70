import { sessionState } from "../sessionState.ts";
import { sessionStore } from "../../storage/jsonStorage.ts";
import { storageKeys } from "../../storage/storageKeys.ts";

/** The id of a person; null: someone who was not signed in. */
export type AreaOwner = string | null;

/**
 * Whose areas are kept now. Undefined after a reload, until the authority has said who is here: the
 * tab is then still the one that someone signed in in.
 */
export function areaOwner(): AreaOwner | undefined {
  const { phase, profile } = sessionState.get();
  if (phase === "authenticated") return profile?.id;
  const isAsking = phase === "starting" && sessionStore.read(storageKeys.signedIn) !== null;
  return isAsking ? undefined : null;
}

/** What the tab keeps continues through a sign-in; of anybody else it is not shown. */
export function isOfThisTab(of: AreaOwner | undefined): boolean {
  const here = areaOwner();
  return here === undefined || (of ?? null) === null || of === here;
}

/** What the browser keeps is for the same person's next visit, or for whoever is not signed in. */
export function isOfThisPerson(of: AreaOwner | undefined): boolean {
  return (of ?? null) === areaOwner();
}

/** What goes with the person who logs out. */
export function isLeaving(of: AreaOwner | undefined): boolean {
  const here = areaOwner();
  return (of ?? null) !== null && (here === undefined || of === here);
}
