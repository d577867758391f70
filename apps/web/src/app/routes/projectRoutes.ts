import type { Route } from "../../lib/router/routeTable.ts";
import { requireLogin } from "./guards.ts";
import type { RouteFacts } from "./RouteFacts.ts";

export const projectRoutes: readonly Route<RouteFacts>[] = [
  {
    path: "/projects",
    facts: { titleKey: "title.projects" },
    guard: requireLogin,
    load: () =>
      import("../pages/projects/ProjectListPage.tsx").then((module) => module.ProjectListPage),
  },
  {
    path: "/projects/new",
    facts: { titleKey: "title.projectNew" },
    guard: requireLogin,
    load: () =>
      import("../pages/projects/NewProjectPage.tsx").then((module) => module.NewProjectPage),
  },
  {
    path: "/projects/:id",
    facts: { titleKey: "title.project", layout: "map" },
    guard: requireLogin,
    load: () => import("../pages/projects/ProjectPage.tsx").then((module) => module.ProjectPage),
  },
  {
    path: "/projects/:id/pdf",
    facts: { titleKey: "title.projectPdf" },
    guard: requireLogin,
    load: () =>
      import("../pages/projects/ProjectPdfPage.tsx").then((module) => module.ProjectPdfPage),
  },
  {
    path: "/projects/:projectId/supplementary-geometries/:id",
    facts: { titleKey: "title.supplementaryGeometry", layout: "map" },
    guard: requireLogin,
    load: () =>
      import("../pages/projects/SupplementaryGeometryPage.tsx").then(
        (module) => module.SupplementaryGeometryPage,
      ),
  },
];
