import { draftKey, draftOwner, ownerOfDraft } from "./draftKey.ts";
import type { JsonStorage } from "../../storage/jsonStorage.ts";

/** A draft of whoever is here when it is opened, and no one else's. */
export function ownDraft<T>(store: JsonStorage, name: string) {
  let known = draftKey(name);
  const key = () => (known ??= draftKey(name));
  return {
    read: (): T | null => {
      const at = key();
      return at === null ? null : store.read<T>(at);
    },
    write: (value: T): void => {
      const at = key();
      if (at !== null) store.write(at, value);
    },
    drop: (): void => {
      const at = key();
      if (at !== null) store.remove(at);
    },
    /** Someone else has signed in since then. */
    isOfAnother: (): boolean => {
      const at = key();
      const owner = at === null ? null : ownerOfDraft(at);
      const here = draftOwner() ?? null;
      return owner !== null && here !== null && owner !== here;
    },
  };
}
