import type { Route } from "../../lib/router/routeTable.ts";
import { knownEffect, redirectTo } from "./guards.ts";
import type { RouteFacts } from "./RouteFacts.ts";

export const dashboardRoutes: readonly Route<RouteFacts>[] = [
  {
    path: "/dashboard",
    facts: { titleKey: "title.dashboard", isEmbeddable: true },
    guard: redirectTo("/dashboard/overview"),
  },
  {
    path: "/dashboard/overview",
    facts: { titleKey: "title.dashboard", isEmbeddable: true },
    load: () =>
      import("../pages/dashboard/DashboardOverviewPage.tsx").then(
        (module) => module.DashboardOverviewPage,
      ),
  },
  {
    path: "/dashboard/:effect",
    facts: { titleKey: "title.dashboardEffect", isEmbeddable: true },
    guard: knownEffect,
    load: () =>
      import("../pages/dashboard/DashboardEffectPage.tsx").then(
        (module) => module.DashboardEffectPage,
      ),
  },
  {
    path: "/dashboard/plan/:id",
    facts: { titleKey: "title.dashboardPlan", isEmbeddable: true },
    load: () =>
      import("../pages/dashboard/DashboardPlanPage.tsx").then((module) => module.DashboardPlanPage),
  },
  {
    path: "/dashboard/kommune/:id",
    facts: { titleKey: "title.dashboardMunicipality", isEmbeddable: true },
    load: () =>
      import("../pages/dashboard/DashboardMunicipalityPage.tsx").then(
        (module) => module.DashboardMunicipalityPage,
      ),
  },
  {
    path: "/dashboard/vos/:id",
    facts: { titleKey: "title.dashboardVos", isEmbeddable: true },
    load: () =>
      import("../pages/dashboard/DashboardWaterAreaPage.tsx").then(
        (module) => module.DashboardWaterAreaPage,
      ),
  },
];
