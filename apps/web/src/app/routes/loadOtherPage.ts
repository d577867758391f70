import type { loadPage, LoadPage, PagePath } from "./loadPage.ts";

export type OtherPath = Exclude<PagePath, keyof typeof loadPage>;

/** The code of each page that is not in `loadPage`, in a chunk of its own. */
export const loadOtherPage: Readonly<Record<OtherPath, LoadPage>> = {
  "/access-denied": () =>
    import("../pages/AccessDeniedPage.tsx").then((module) => module.AccessDeniedPage),
  "/screening/sammenlign": () =>
    import("../pages/screening/ComparePage.tsx").then((module) => module.ComparePage),
  "/mit-areal": () =>
    import("../pages/screening/MyLandPage.tsx").then((module) => module.MyLandPage),
  "/settings": () =>
    import("../pages/settings/SettingsPage.tsx").then((module) => module.SettingsPage),
  "/data": () => import("../pages/sources/SourcesPage.tsx").then((module) => module.SourcesPage),
  "/accessibility": () =>
    import("../pages/accessibility/AccessibilityPage.tsx").then(
      (module) => module.AccessibilityPage,
    ),
  "/cookies": () => import("../pages/cookies/CookiesPage.tsx").then((module) => module.CookiesPage),
  "/status/regn-efter": () =>
    import("../pages/status/RecountPage.tsx").then((module) => module.RecountPage),
  "/status/find": () => import("../pages/status/FindPage.tsx").then((module) => module.FindPage),
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
  "/status/projekter/:projectId": () =>
    import("../pages/status/ProjectStatusPage.tsx").then((module) => module.ProjectStatusPage),
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
  "/messages": () =>
    import("../pages/messages/MessagesPage.tsx").then((module) => module.MessagesPage),
  "/projects": () =>
    import("../pages/projects/ProjectListPage.tsx").then((module) => module.ProjectListPage),
  "/projects/new": () =>
    import("../pages/projects/NewProjectPage.tsx").then((module) => module.NewProjectPage),
  "/projects/:id": () =>
    import("../pages/projects/ProjectPage.tsx").then((module) => module.ProjectPage),
  "/projects/:id/pdf": () =>
    import("../pages/projects/ProjectPdfPage.tsx").then((module) => module.ProjectPdfPage),
  "/projects/:projectId/supplementary-geometries/:id": () =>
    import("../pages/projects/SupplementaryGeometryPage.tsx").then(
      (module) => module.SupplementaryGeometryPage,
    ),
  "/plans": () => import("../pages/plans/PlanListPage.tsx").then((module) => module.PlanListPage),
  "/plans/:id": () => import("../pages/plans/PlanPage.tsx").then((module) => module.PlanPage),
  "/plans/:id/sketch-projects/:projectId": () =>
    import("../pages/plans/SketchProjectPage.tsx").then((module) => module.SketchProjectPage),
  "/plans/:id/projects/:projectId": () =>
    import("../pages/plans/AppliedProjectPage.tsx").then((module) => module.AppliedProjectPage),
};
