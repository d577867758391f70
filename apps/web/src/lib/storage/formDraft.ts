import { useEffect, useState } from "react";
import { sessionStore } from "./jsonStorage.ts";
import { storageKeys } from "./storageKeys.ts";

const keyOf = (name: string) => storageKeys.draftPrefix + name;

/** Unsent form state outlives a sign-in round trip, but not the tab. */
export function saveDraft(name: string, value: unknown): void {
  sessionStore.write(keyOf(name), value);
}

export function readDraft<T>(name: string): T | null {
  return sessionStore.read<T>(keyOf(name));
}

export function deleteDraft(name: string): void {
  sessionStore.remove(keyOf(name));
}

/** State that comes back after a sign-in round trip; call `drop` once it is sent. */
export function useDraft<T>(name: string, initial: T) {
  const [value, setValue] = useState<T>(() => readDraft<T>(name) ?? initial);
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    if (isChanged) saveDraft(name, value);
  }, [name, value, isChanged]);
  return {
    value,
    change(next: T) {
      setChanged(true);
      setValue(next);
    },
    drop() {
      setChanged(false);
      deleteDraft(name);
    },
  };
}
