import { readDraft } from "../../lib/storage/formDraft.ts";

export const createProjectDraft = "create-project";

/** A name that was being typed on this page when sign-in or a reload came between. */
export function hasCreateProjectDraft(pathname: string): boolean {
  return readDraft<{ on?: string }>(createProjectDraft)?.on === pathname;
}
