import { type WebPage, webRoutes } from "@mars/contracts/pages/webRoutes";
import type { Guard, Route } from "../../lib/router/routeTable.ts";
import { redirectTo, requireLogin, requirePlanAccess, toAccessibilityStatement } from "./guards.ts";
import type { OtherPath } from "./loadOtherPage.ts";
import { type LoadPage, loadPage } from "./loadPage.ts";

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
