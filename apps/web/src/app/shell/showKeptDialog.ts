import { createProjectDraft } from "../../features/projects/createProjectDraft.ts";
import { showDialog } from "../../lib/dialogs/shownDialog.ts";
import { sessionReady } from "../../lib/session/signIn.ts";
import { formDraft } from "../../lib/session/ownWork/formDraft.ts";

/** With the name that this person was typing on this page when sign-in or a reload came between. */
export async function showKeptDialog(pathname: string): Promise<void> {
  await sessionReady();
  const kept = formDraft<{ on?: string }>(createProjectDraft).read();
  if (kept?.on === pathname && window.location.pathname === pathname)
    showDialog({ name: "createProject" });
}
