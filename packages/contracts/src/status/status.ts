import * as z from "zod/mini";
import { contract } from "../platform/contract.ts";

/** A figure as the national system gives it; null: not known. */
const figure = z.nullable(z.number());
const moment = z.nullable(z.string());

const effects = {
  nitrogenReductionT: figure,
  extractionEffortHa: figure,
  afforestationEffortHa: figure,
};

/** One that no one has drawn has neither size nor outline. */
const supplementaryGeometry = z.object({
  name: z.string(),
  areaHa: figure,
  supplementaryGeometryTypeId: z.string(),
  geoLocationId: z.nullable(z.string()),
});

/** A project in public status: 6 preliminary examination, 10 establishment approval, 15 established. */
export const statusProject = z.object({
  supplementaryGeometries: z.optional(z.nullable(z.array(supplementaryGeometry))),
  projectId: z.string(),
  projectName: z.string(),
  projectStatus: z.union([z.literal(6), z.literal(10), z.literal(15)]),
  ...effects,
  /** Of the whole project, or of its part within the unit. */
  overlappingAreaHa: figure,
  supplGeo1OverlappingAreaHa: figure,
  supplGeo2OverlappingAreaHa: figure,
  geoLocationId: z.nullable(z.string()),
  subsidySchemeId: z.nullable(z.string()),
  mitigationMeasureId: z.nullable(z.string()),
  applicationTimestamp: moment,
  lastStateChanged: moment,
  originalEffects: z.nullable(z.unknown()),
  reducedAreaHa: figure,
});
export type StatusProject = z.infer<typeof statusProject>;

export const statusSketchProject = z.object({
  sketchProjectId: z.string(),
  sketchProjectName: z.string(),
  ...effects,
  geoLocationId: z.string(),
  overlappingAreaHa: figure,
  subsidySchemeId: z.nullable(z.string()),
  mitigationMeasureId: z.nullable(z.string()),
});
export type StatusSketchProject = z.infer<typeof statusSketchProject>;

const measureTotals = z.object({
  mitigationMeasureId: z.nullable(z.string()),
  nitrogenReductionT: z.number(),
  extractionEffortHa: z.number(),
  afforestationEffortHa: z.number(),
});

const naturePotential = z.object({
  naturePotentialId: z.string(),
  naturePotentialName: z.string(),
  geoLocationId: z.string(),
  overlappingAreaHa: figure,
  biodiversitetOverlappingAreaHa: figure,
  beskyttetNaturOverlappingAreaHa: figure,
  s3NaturOverlappingAreaHa: figure,
  natura2000OverlappingAreaHa: figure,
  created: moment,
  updated: moment,
});
export type StatusNaturePotential = z.infer<typeof naturePotential>;

/** A tripartite or municipality with what is shared to it. Totals never include sketch projects. */
export const statusUnit = z.object({
  id: z.string(),
  name: z.string(),
  geoLocationId: z.string(),
  totalNitrogenReductionT: z.number(),
  totalExtractionEffortHa: z.number(),
  totalAfforestationEffortHa: z.number(),
  totalNaturePotentialAreaHa: z.number(),
  countApprovedProjects: z.int(),
  countAssessedProjects: z.int(),
  countEstablishedProjects: z.int(),
  countSketchProjects: z.int(),
  countNaturePotentials: z.int(),
  mitigationMeasures: z.array(measureTotals),
  projects: z.array(statusProject),
  sketchProjects: z.array(statusSketchProject),
  naturePotentials: z.array(naturePotential),
});
export type StatusUnit = z.infer<typeof statusUnit>;

export const statusMunicipality = z.extend(statusUnit, {
  code: z.string(),
  vat: z.nullable(z.string()),
});
export type StatusMunicipality = z.infer<typeof statusMunicipality>;

export const statusPlan = z.extend(statusUnit, {
  status: z.enum(["Draft", "Published", "Unpublished"]),
  firstPublishedTimestamp: moment,
  lastPublishedTimestamp: moment,
  nitrogenReductionGoalT: z.number(),
  extractionPotentialHa: z.number(),
  fieldRegulationT: z.number(),
  otherExtractionEffortT: z.number(),
});
export type StatusPlan = z.infer<typeof statusPlan>;

const named = z.object({ id: z.string(), name: z.string(), geoLocationId: z.string() });

export const statusMetadata = z.object({
  nationalGoals: z.object({
    nitrogenReductionT: z.number(),
    extractionEffortHa: z.number(),
    afforestationEffortHa: z.number(),
  }),
  plans: z.array(named),
  municipalities: z.array(z.extend(named, { code: z.string(), vat: z.nullable(z.string()) })),
  vos: z.array(named),
});
export type StatusMetadata = z.infer<typeof statusMetadata>;

const national = { method: "GET", tag: "Status", access: "public" } as const;

export const readStatusMetadata = contract({
  ...national,
  path: "/status/metadata",
  summary: "National goals and the names of plans, municipalities and tripartites",
  response: statusMetadata,
});

export const listStatusProjects = contract({
  ...national,
  path: "/status/projects",
  summary: "Every project in public status, with its whole effects",
  response: z.array(statusProject),
});

export const listStatusPlans = contract({
  ...national,
  path: "/status/plans",
  summary: "Coastal water groups with the parts of projects and published sketch projects in them",
  response: z.array(statusPlan),
});

export const listStatusTripartites = contract({
  ...national,
  path: "/status/vos",
  summary: "Local tripartites with the parts of projects and published sketch projects in them",
  response: z.array(statusUnit),
});

export const listStatusMunicipalities = contract({
  ...national,
  path: "/status/municipalities",
  summary: "Municipalities with the parts of projects and published sketch projects in them",
  response: z.array(statusMunicipality),
});
