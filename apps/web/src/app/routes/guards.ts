import type { Verdict } from "../../lib/router/routeTable.ts";
import { mayReadPlans } from "../../lib/session/sessionState.ts";
import { sessionReady, signIn } from "../../lib/session/signIn.ts";
import { settingsReady } from "../../lib/settings/settings.ts";

/** A login route without a user starts sign-in with the full path as return target. */
export async function requireLogin(href: string): Promise<Verdict> {
  const session = await sessionReady();
  if (session.phase === "authenticated") return "pass";
  await signIn(href);
  return "leaving";
}

/** Plan routes need plan reader or planner besides. */
export async function requirePlanAccess(href: string): Promise<Verdict> {
  const verdict = await requireLogin(href);
  if (verdict !== "pass") return verdict;
  const { profile } = await sessionReady();
  return mayReadPlans(profile) ? "pass" : { redirectTo: "/access-denied" };
}

/** The accessibility statement lives elsewhere; without a configured address the page is unknown. */
export async function toAccessibilityStatement(): Promise<Verdict> {
  const { application } = await settingsReady();
  if (application.webAccessibilityUrl === null) return "not-found";
  window.location.replace(application.webAccessibilityUrl);
  return "leaving";
}

export const redirectTo = (path: string) => (): Verdict => ({ redirectTo: path });
