import * as z from "zod/mini";
import { contract } from "../platform/contract.ts";
import { language } from "../platform/language.ts";
import { planParams, read } from "./planAccess.ts";
import { planProject } from "./planShapes.ts";

const projectParams = z.object({ id: z.uuid(), projectId: z.uuid() });

export const listPlanProjects = contract({
  ...read,
  path: "/plans/:id/projects",
  summary: "Projects in the three stages in the report's area",
  params: planParams,
  response: z.array(planProject),
});

export const readPlanProject = contract({
  ...read,
  path: "/plans/:id/projects/:projectId",
  summary: "One project within the report",
  params: projectParams,
  response: planProject,
});

export const planProjectsCsv = contract({
  ...read,
  path: "/plans/:id/projects.csv",
  heavy: true,
  summary: "Sketch projects and projects of the report as CSV",
  params: planParams,
  query: z.object({ language }),
  produces: "text/csv; charset=utf-8",
});

export const planGeopackage = contract({
  ...read,
  path: "/plans/:id/export.gpkg",
  heavy: true,
  summary: "Sketch projects and projects as GeoPackage",
  params: planParams,
  produces: "application/geopackage+sqlite3",
});

export const planShapefile = contract({
  ...read,
  path: "/plans/:id/export.zip",
  heavy: true,
  summary: "Sketch projects and projects as zipped Shapefile",
  params: planParams,
  produces: "application/zip",
});

export const planReport = contract({
  ...read,
  path: "/plans/:id/report.pdf",
  summary: "The report as a tagged PDF",
  params: planParams,
  query: z.object({ language }),
  produces: "application/pdf",
  heavy: true,
});
