import type { Route } from "../../lib/router/routeTable.ts";
import { requirePlanAccess } from "./guards.ts";
import type { RouteFacts } from "./RouteFacts.ts";

export const planRoutes: readonly Route<RouteFacts>[] = [
  {
    path: "/plans",
    facts: { titleKey: "title.plans" },
    guard: requirePlanAccess,
    load: () => import("../pages/plans/PlanListPage.tsx").then((module) => module.PlanListPage),
  },
  {
    path: "/plans/:id",
    facts: { titleKey: "title.plan", layout: "map" },
    guard: requirePlanAccess,
    load: () => import("../pages/plans/PlanPage.tsx").then((module) => module.PlanPage),
  },
  {
    path: "/plans/:id/sketch-projects/:projectId",
    facts: { titleKey: "title.sketchProject", layout: "map" },
    guard: requirePlanAccess,
    load: () =>
      import("../pages/plans/SketchProjectPage.tsx").then((module) => module.SketchProjectPage),
  },
  {
    path: "/plans/:id/projects/:projectId",
    facts: { titleKey: "title.appliedProject", layout: "map" },
    guard: requirePlanAccess,
    load: () =>
      import("../pages/plans/AppliedProjectPage.tsx").then((module) => module.AppliedProjectPage),
  },
];
