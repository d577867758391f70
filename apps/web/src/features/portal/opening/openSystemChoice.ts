import { createStore, useStore } from "../../../lib/createStore.ts";
import { storageKeys } from "../../../lib/storage/storageKeys.ts";
import { readText, writeText } from "../../../lib/storage/textStorage.ts";

/** SPEC 4 'Remembered open-system choice'; null is none. */
export type OpenSystemChoice = "self" | "new-tab";

function kept(): OpenSystemChoice | null {
  const word = readText(storageKeys.openSystemChoice);
  return word === "self" || word === "new-tab" ? word : null;
}

const store = createStore<OpenSystemChoice | null>(kept());

export const currentChoice = store.get;

export function useOpenSystemChoice(): OpenSystemChoice | null {
  return useStore(store);
}

export function rememberChoice(choice: OpenSystemChoice): void {
  writeText(storageKeys.openSystemChoice, choice);
  store.set(choice);
}

export function forgetChoice(): void {
  writeText(storageKeys.openSystemChoice, null);
  store.set(null);
}
