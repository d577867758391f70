import { localStore } from "../../../lib/storage/jsonStorage.ts";
import { ownDraft } from "../../../lib/session/ownWork/ownDraft.ts";

/** Input of one person to one project that the server has not acknowledged. It outlives the tab; once sent it is gone. */
export function keptDraft<T>(projectId: string, what: string) {
  return ownDraft<T>(localStore, `project-${projectId}-${what}`);
}
