import { type WebPage, webRoutes } from "@mars/contracts/webRoutes";
import type { Guard, Route } from "../../lib/router/routeTable.ts";
import { redirectTo, requireLogin, requirePlanAccess, toAccessibilityStatement } from "./guards.ts";
import { loadPage } from "./loadPage.ts";

/** Every page of `webRoutes` with its guard and its code. */
export const routes: readonly Route<WebPage>[] = webRoutes.map((page) => {
  const guard = guardOf(page);
  return {
    path: page.path,
    facts: page,
    ...(guard && { guard }),
    ...(page.path in loadPage && { load: loadPage[page.path as keyof typeof loadPage] }),
  };
});

function guardOf({ path, access, leadsTo }: WebPage): Guard | null {
  if (leadsTo !== undefined) return redirectTo(leadsTo);
  if (path === "/was") return toAccessibilityStatement;
  if (access === "plans") return requirePlanAccess;
  return access === "login" ? requireLogin : null;
}
