import type { LoadPage, SignedInPath } from "./loadPage.ts";

/**
 * The code of each page behind sign-in. A chunk of its own: the names of all their files are no
 * part of what somebody loads who reads a public page.
 */
export const loadSignedInPage: Readonly<Record<SignedInPath, LoadPage>> = {
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
