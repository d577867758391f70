import type { WebPath, webRoutes } from "@mars/contracts/pages/webRoutes";
import type { ComponentType } from "react";

type LedOn = Extract<(typeof webRoutes)[number], { leadsTo: string }>["path"];
/** Leads to the configured accessibility statement, or to the product's own. */
type Elsewhere = "/was";

export type LoadPage = () => Promise<ComponentType>;
export type PagePath = Exclude<WebPath, LedOn | Elsewhere>;

/**
 * The code of the pages that people come to first, loaded when someone goes there. All others are
 * in `loadOtherPage`: the names of all their files would be a part of everybody's first load.
 */
export const loadPage = {
  "/": () => import("../pages/front/FrontPage.tsx").then((module) => module.FrontPage),
  "/screening": () =>
    import("../pages/screening/ScreeningPage.tsx").then((module) => module.ScreeningPage),
  "/oidc_callback": () => import("../pages/CallbackPage.tsx").then((module) => module.CallbackPage),
  "/logout": () => import("../pages/LogoutPage.tsx").then((module) => module.LogoutPage),
  "/status/overview": () =>
    import("../pages/status/StatusOverviewPage.tsx").then((module) => module.StatusOverviewPage),
} satisfies Partial<Record<PagePath, LoadPage>>;
