import { type WebPage, webRoutes } from "@mars/contracts/pages/webRoutes";
import type { Guard, Route, Verdict } from "../../lib/router/routeTable.ts";
import type { OtherPath } from "./loadOtherPage.ts";
import { type LoadPage, loadPage } from "./loadPage.ts";
import { readDetour } from "../../lib/session/readDetour.ts";
import { refusedPage } from "../../lib/session/refusedPage.ts";
import { mayReadPlans } from "../../lib/session/sessionState.ts";
import { sessionReady, signIn } from "../../lib/session/signIn.ts";
import { settingsReady } from "../../lib/settings/settings.ts";
import { sessionStore } from "../../lib/storage/jsonStorage.ts";
import { storageKeys } from "../../lib/storage/storageKeys.ts";

/** A login route without a user starts sign-in with the full path as return target. */
export async function requireLogin(href: string): Promise<Verdict> {
  const session = await sessionReady();
  if (session.phase === "authenticated") return "pass";
  // Who has just cancelled is on the way to the front page (`arrivals`): asking again would turn
  // them round.
  const detour = readDetour();
  if (detour?.returned === "cancelled") return "leaving";
  if (detour?.returned === null && detour.from === href && isLoadedByBack()) {
    sessionStore.remove(storageKeys.signInDetour);
    // The page before this one; opened from elsewhere, this is the first.
    if (detour.length <= 2) return { redirectTo: "/" };
    window.history.back();
    return "leaving";
  }
  await signIn(href);
  return "leaving";
}

/** Whoever presses Back at the authority does not want to sign in; asking again would hold them. */
function isLoadedByBack(): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return load?.type === "back_forward";
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

const redirectTo = (path: string) => (): Verdict => ({ redirectTo: path });

/** Every page of `webRoutes` with its guard and its code. */
export const routes: readonly Route<WebPage>[] = webRoutes.map((page) => {
  const guard = guardOf(page);
  const load = loadOf(page);
  return {
    path: page.path,
    facts: page,
    ...(guard && { guard }),
    ...(load && { load }),
  };
});

function guardOf({ path, access, leadsTo }: WebPage): Guard | null {
  if (leadsTo !== undefined) return redirectTo(leadsTo);
  if (path === "/was") return toAccessibilityStatement;
  if (access === "plans") return requirePlanAccess;
  return access === "login" ? requireLogin : null;
}

function loadOf({ path, leadsTo }: WebPage): LoadPage | undefined {
  if (leadsTo !== undefined || path === "/was") return undefined;
  if (path in loadPage) return loadPage[path as keyof typeof loadPage];
  return async () => {
    const { loadOtherPage } = await import("./loadOtherPage.ts");
    return loadOtherPage[path as OtherPath]();
  };
}
