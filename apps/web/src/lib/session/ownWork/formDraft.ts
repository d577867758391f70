import { useEffect, useState } from "react";
import { sessionStore } from "../../storage/jsonStorage.ts";
import { ownDraft } from "./ownDraft.ts";

/** Unsent form state outlives its writer's sign-in round trip, but not the tab. */
export function formDraft<T>(name: string) {
  return ownDraft<T>(sessionStore, name);
}

/** State that comes back after a sign-in round trip; call `drop` once it is sent. */
export function useDraft<T>(name: string, initial: T) {
  const [draft] = useState(() => formDraft<T>(name));
  const [value, setValue] = useState<T>(() => draft.read() ?? initial);
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    if (isChanged) draft.write(value);
  }, [draft, value, isChanged]);
  return {
    value,
    change(next: T) {
      setChanged(true);
      setValue(next);
    },
    drop() {
      setChanged(false);
      draft.drop();
    },
  };
}
