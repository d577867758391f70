import type { Verdict } from "../../lib/router/routeTable.ts";
import { readDetour } from "../../lib/session/readDetour.ts";
import { refusedPage } from "../../lib/session/refusedPage.ts";
import { mayReadPlans } from "../../lib/session/sessionState.ts";
import { sessionReady, signIn } from "../../lib/session/signIn.ts";
import { settingsReady } from "../../lib/settings/settings.ts";

/** A login route without a user starts sign-in with the full path as return target. */
export async function requireLogin(href: string): Promise<Verdict> {
  const session = await sessionReady();
  if (session.phase === "authenticated") return "pass";
  // Who has just cancelled is on the way to the front page (`arrivals`): asking again would turn
  // them round.
  if (readDetour()?.returned === "cancelled") return "leaving";
  await signIn(href);
  return "leaving";
}

/** Plan routes need plan reader or planner besides. */
export async function requirePlanAccess(href: string): Promise<Verdict> {
  const verdict = await requireLogin(href);
  if (verdict !== "pass") return verdict;
  const { profile } = await sessionReady();
  if (mayReadPlans(profile)) return "pass";
  refusedPage.set(href);
  return { redirectTo: "/access-denied" };
}

/** The configured accessibility statement, or the product's own. */
export async function toAccessibilityStatement(): Promise<Verdict> {
  const { application } = await settingsReady();
  if (application.webAccessibilityUrl === null) return { redirectTo: "/accessibility" };
  window.location.replace(application.webAccessibilityUrl);
  return "leaving";
}

export const redirectTo = (path: string) => (): Verdict => ({ redirectTo: path });
