import type { WebPath, webRoutes } from "@mars/contracts/webRoutes";
import type { ComponentType } from "react";

type LedOn = Extract<(typeof webRoutes)[number], { leadsTo: string }>["path"];
/** Leads to the configured accessibility statement, or to the product's own. */
type Elsewhere = "/was";

export type LoadPage = () => Promise<ComponentType>;

/** Pages for those who are signed in; `loadSignedInPage` has their code. */
export type SignedInPath = Exclude<
  Extract<(typeof webRoutes)[number], { access: "login" | "plans" }>["path"],
  LedOn
>;

/** The code of each public page, loaded when somebody goes there. */
export const loadPage: Readonly<
  Record<Exclude<WebPath, LedOn | Elsewhere | SignedInPath>, LoadPage>
> = {
  "/": () => import("../pages/front/FrontPage.tsx").then((module) => module.FrontPage),
  "/screening": () =>
    import("../pages/screening/ScreeningPage.tsx").then((module) => module.ScreeningPage),
  "/oidc_callback": () => import("../pages/CallbackPage.tsx").then((module) => module.CallbackPage),
  "/logout": () => import("../pages/LogoutPage.tsx").then((module) => module.LogoutPage),
  "/access-denied": () =>
    import("../pages/AccessDeniedPage.tsx").then((module) => module.AccessDeniedPage),
  "/settings": () =>
    import("../pages/settings/SettingsPage.tsx").then((module) => module.SettingsPage),
  "/data": () => import("../pages/sources/SourcesPage.tsx").then((module) => module.SourcesPage),
  "/accessibility": () =>
    import("../pages/accessibility/AccessibilityPage.tsx").then(
      (module) => module.AccessibilityPage,
    ),
  "/cookies": () => import("../pages/cookies/CookiesPage.tsx").then((module) => module.CookiesPage),

  "/status/overview": () =>
    import("../pages/status/StatusOverviewPage.tsx").then((module) => module.StatusOverviewPage),
  "/status/nationaltindblik": () =>
    import("../pages/status/NationalInsightPage.tsx").then((module) => module.NationalInsightPage),
  "/status/lokaletreparter": () =>
    import("../pages/status/TripartiteListPage.tsx").then((module) => module.TripartiteListPage),
  "/status/lokaletreparter/:vosId": () =>
    import("../pages/status/TripartitePage.tsx").then((module) => module.TripartitePage),
  "/status/kommuner": () =>
    import("../pages/status/MunicipalityListPage.tsx").then(
      (module) => module.MunicipalityListPage,
    ),
  "/status/kommuner/:municipalityId": () =>
    import("../pages/status/MunicipalityPage.tsx").then((module) => module.MunicipalityPage),
  "/status/kystvandgrupper": () =>
    import("../pages/status/WaterGroupListPage.tsx").then((module) => module.WaterGroupListPage),
  "/status/kystvandgrupper/:planId": () =>
    import("../pages/status/WaterGroupPage.tsx").then((module) => module.WaterGroupPage),
  "/status/skovrejsningsindsatsen": () =>
    import("../pages/status/AfforestationPage.tsx").then((module) => module.AfforestationPage),
  "/status/sammenlign": () =>
    import("../pages/status/ComparePage.tsx").then((module) => module.ComparePage),
  "/status/a4": () => import("../pages/status/SheetPage.tsx").then((module) => module.SheetPage),
  "/status/aendringer": () =>
    import("../pages/status/ChangesPage.tsx").then((module) => module.ChangesPage),
  "/status/jordopkoeb": () =>
    import("../pages/status/LandPurchasePage.tsx").then((module) => module.LandPurchasePage),

  "/dashboard/overview": () =>
    import("../pages/dashboard/DashboardOverviewPage.tsx").then(
      (module) => module.DashboardOverviewPage,
    ),
  "/dashboard/:effect": () =>
    import("../pages/dashboard/DashboardEffectPage.tsx").then(
      (module) => module.DashboardEffectPage,
    ),
  "/dashboard/plan/:id": () =>
    import("../pages/dashboard/DashboardPlanPage.tsx").then((module) => module.DashboardPlanPage),
  "/dashboard/kommune/:id": () =>
    import("../pages/dashboard/DashboardMunicipalityPage.tsx").then(
      (module) => module.DashboardMunicipalityPage,
    ),
  "/dashboard/vos/:id": () =>
    import("../pages/dashboard/DashboardWaterAreaPage.tsx").then(
      (module) => module.DashboardWaterAreaPage,
    ),
};
