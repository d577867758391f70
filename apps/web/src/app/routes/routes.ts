import { type WebPage, webRoutes } from "@mars/contracts/webRoutes";
import type { Guard, Route } from "../../lib/router/routeTable.ts";
import { redirectTo, requireLogin, requirePlanAccess, toAccessibilityStatement } from "./guards.ts";
import { type LoadPage, loadPage, type SignedInPath } from "./loadPage.ts";

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

function loadOf({ path, access, leadsTo }: WebPage): LoadPage | undefined {
  if (access === "public") return loadPage[path as keyof typeof loadPage];
  if (leadsTo !== undefined) return undefined;
  return async () => {
    const { loadSignedInPage } = await import("./loadSignedInPage.ts");
    return loadSignedInPage[path as SignedInPath]();
  };
}
