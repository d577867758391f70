import { sessionReady } from "../lib/session/signIn.ts";

/** Whoever asked for no page in particular begins with their work: caseworkers with the queue. */
export async function landingPage(path: string): Promise<string> {
  if (path !== "/") return path;
  const { profile } = await sessionReady();
  return profile?.roles.includes("caseworkerAdmin") ? "/projects" : path;
}
