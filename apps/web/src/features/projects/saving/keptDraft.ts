import { draftKey } from "../../../lib/storage/draftKey.ts";
import { localStore } from "../../../lib/storage/jsonStorage.ts";

/** Input of one person to one project that the server has not acknowledged. It outlives the tab; once sent it is gone. */
export function keptDraft<T>(projectId: string, what: string) {
  const key = draftKey(`project-${projectId}-${what}`);
  return {
    read: () => localStore.read<T>(key),
    write: (value: T) => localStore.write(key, value),
    drop: () => localStore.remove(key),
  };
}
