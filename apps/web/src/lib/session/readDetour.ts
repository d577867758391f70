import { sessionStore } from "../storage/jsonStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";

export type DetourOutcome = "signed-in" | "cancelled";

export type SignInDetour = {
  /** Entries of the history when the tab left for the authority. */
  length: number;
  from: string;
  /** Set from the moment the tab goes back to the page it left, until that page knows who is here. */
  returned: DetourOutcome | null;
};

/** Apart from the detour itself: every page asks, few have been on one. */
export const readDetour = () => sessionStore.read<SignInDetour>(storageKeys.signInDetour);
