import * as z from "zod/mini";
import { contract } from "./contract.ts";
import { areaGeometry, multiPolygon } from "./layers.ts";
import {
  doubleCount,
  gapAnswer,
  plan,
  planListItem,
  planProject,
  planSketch,
  planVersion,
  scenario,
  sketchProject,
  versionDifference,
} from "./planShapes.ts";
import { effects, notice } from "./projectShapes.ts";
import { integerInQuery } from "./query.ts";

const tag = "Plans";
const readers = ["planReader", "planner"] as const;
const planners = ["planner"] as const;
const params = z.object({ id: z.uuid() });
const sketchParams = z.object({ id: z.uuid(), sketchId: z.uuid() });
const projectParams = z.object({ id: z.uuid(), projectId: z.uuid() });
const scenarioParams = z.object({ id: z.uuid(), scenarioId: z.uuid() });
// Whole sentences are refused by the domain with its own codes; this only bounds the request.
const text = z.string().check(z.maxLength(20_000));
const share = z.number().check(z.minimum(0), z.maximum(1));
const confirmed = z.object({ confirmed: z.literal(true) });
const source = z._default(z.enum(["drawn", "picked", "uploaded"]), "drawn");
const ids = z.array(z.uuid()).check(z.maxLength(5000));

const read = { method: "GET", tag, access: "signedIn", roles: readers } as const;
const write = { tag, access: "signedIn", roles: planners } as const;

export const listPlans = contract({
  ...read,
  path: "/plans",
  summary: "All coastal-water-group reports with their sums",
  response: z.array(planListItem),
});

export const readPlan = contract({
  ...read,
  path: "/plans/:id",
  summary: "One report with its sub-catchments and what the caller may do",
  params,
  response: plan,
});

export const editPlan = contract({
  ...write,
  method: "PATCH",
  path: "/plans/:id",
  summary: "Change title, description or the need of sub-catchments",
  versioned: true,
  params,
  body: z.object({
    title: z.optional(text),
    description: z.optional(text),
    /** Null goes back to the official or shared figure. */
    needs: z.optional(
      z.array(z.object({ opId: z.string(), needT: z.nullable(z.number().check(z.minimum(0))) })),
    ),
  }),
  response: plan,
});

export const setResponsible = contract({
  method: "PUT",
  path: "/plans/:id/responsible",
  tag,
  summary: "Which organisation is responsible for the report",
  access: "signedIn",
  roles: ["caseworkerAdmin"],
  versioned: true,
  params,
  body: z.object({ vat: z.string().check(z.maxLength(32)) }),
});

export const listSketches = contract({
  ...read,
  path: "/plans/:id/sketch-projects",
  summary: "Sketch projects that lie in the report's area",
  params,
  query: z.object({ kind: z.optional(z.enum(["sketch_project", "uroert_skov"])) }),
  response: z.array(planSketch),
});

const newSketch = z.object({
  name: text,
  description: z.optional(text),
  kind: z._default(z.enum(["sketch_project", "uroert_skov"]), "sketch_project"),
  subsidySchemeId: z.optional(z.nullable(z.uuid())),
  mitigationMeasureId: z.optional(z.nullable(z.uuid())),
  geometry: areaGeometry,
  geometrySource: source,
});

export const createSketches = contract({
  ...write,
  method: "POST",
  path: "/plans/:id/sketch-projects",
  summary: "Create one sketch project, or several of a file after confirmation",
  status: 201,
  params,
  body: z.object({
    sketches: z.array(newSketch).check(z.minLength(1), z.maxLength(500)),
    /** Needed for more than one: it cannot be undone. */
    confirmed: z._default(z.boolean(), false),
  }),
  response: z.array(sketchProject),
  problems: ["sketch.not-confirmed", "geometry.outside-report", "text.required", "text.too-long"],
});

export const readSketch = contract({
  ...read,
  path: "/plans/:id/sketch-projects/:sketchId",
  summary: "One sketch project with its geometry",
  params: sketchParams,
  response: sketchProject,
});

export const editSketch = contract({
  ...write,
  method: "PATCH",
  path: "/plans/:id/sketch-projects/:sketchId",
  summary: "Change a sketch project; effects follow its area and measure",
  versioned: true,
  params: sketchParams,
  body: z.object({
    name: z.optional(text),
    description: z.optional(text),
    subsidySchemeId: z.optional(z.nullable(z.uuid())),
    mitigationMeasureId: z.optional(z.nullable(z.uuid())),
    geometry: z.optional(areaGeometry),
    geometrySource: z.optional(z.enum(["drawn", "picked", "uploaded"])),
    /** Null lets the computed effects count again. */
    enteredEffects: z.optional(z.nullable(effects)),
    autosave: z._default(z.boolean(), false),
  }),
  response: sketchProject,
});

export const deleteSketch = contract({
  ...write,
  method: "DELETE",
  path: "/plans/:id/sketch-projects/:sketchId",
  summary: "Delete a sketch project; published versions keep it",
  versioned: true,
  params: sketchParams,
});

export const listPlanProjects = contract({
  ...read,
  path: "/plans/:id/projects",
  summary: "Applied projects of the three stages that lie in the report's area",
  params,
  response: z.array(planProject),
});

export const readPlanProject = contract({
  ...read,
  path: "/plans/:id/projects/:projectId",
  summary: "One applied project within the report",
  params: projectParams,
  response: planProject,
});

/** One question for the whole map of a report; sketches of a draft are nowhere public. */
export const planOutlines = contract({
  ...read,
  path: "/plans/:id/outlines",
  summary: "Outlines of the report's sub-catchments, sketches and projects, thinned for a map",
  params,
  response: z.array(z.object({ geoLocationId: z.uuid(), geometry: multiPolygon })),
});

export const planProjectsCsv = contract({
  ...read,
  path: "/plans/:id/projects.csv",
  summary: "Sketch and applied projects of the report as CSV",
  params,
  produces: "text/csv; charset=utf-8",
});

export const planGeopackage = contract({
  ...read,
  path: "/plans/:id/export.gpkg",
  summary: "Sketch and applied projects as GeoPackage",
  params,
  produces: "application/geopackage+sqlite3",
});

export const planShapefile = contract({
  ...read,
  path: "/plans/:id/export.zip",
  summary: "Sketch and applied projects as zipped Shapefile",
  params,
  produces: "application/zip",
});

export const planReport = contract({
  ...read,
  path: "/plans/:id/report.pdf",
  summary: "The report as a tagged PDF",
  params,
  produces: "application/pdf",
  heavy: true,
});

export const includeInPlan = contract({
  ...write,
  method: "POST",
  path: "/plans/:id/include",
  summary: "Count sketches and projects in the plan's calculation, or leave them out",
  params,
  body: z.object({ included: z._default(ids, []), excluded: z._default(ids, []) }),
  response: plan,
});

export const publishPlan = contract({
  ...write,
  method: "POST",
  path: "/plans/:id/publish",
  summary: "Make the draft the version that everyone sees",
  versioned: true,
  params,
  body: confirmed,
  response: plan,
  problems: ["plan.not-draft"],
});

export const unpublishPlan = contract({
  ...write,
  method: "POST",
  path: "/plans/:id/unpublish",
  summary: "Take the published version away from the public",
  versioned: true,
  params,
  body: confirmed,
  response: plan,
  problems: ["plan.not-published"],
});

export const undoPublishing = contract({
  ...write,
  method: "POST",
  path: "/plans/:id/undo-publishing",
  summary: "Back to the version before; without one to draft",
  versioned: true,
  params,
  body: confirmed,
  response: plan,
  problems: ["plan.not-published"],
});

export const listVersions = contract({
  ...read,
  path: "/plans/:id/versions",
  summary: "Published versions with number, who and when",
  params,
  response: z.array(planVersion),
});

export const readDifference = contract({
  ...read,
  path: "/plans/:id/versions/:before/difference/:after",
  summary: "What differs between two versions; `draft` is the working state",
  params: z.object({
    id: z.uuid(),
    before: z.union([integerInQuery(1, 100_000), z.literal("draft")]),
    after: z.union([integerInQuery(1, 100_000), z.literal("draft")]),
  }),
  response: versionDifference,
});

export const listScenarios = contract({
  ...read,
  path: "/plans/:id/scenario",
  summary: "Saved scenarios",
  params,
  response: z.array(scenario),
});

const scenarioBody = z.object({
  name: text,
  dropoutShare: z._default(share, 0.2),
  choices: z._default(z.record(z.string(), z.boolean()), {}),
  pinned: z._default(ids, []),
});

export const createScenario = contract({
  ...write,
  method: "POST",
  path: "/plans/:id/scenario",
  summary: "Save a scenario, also as a copy of another",
  status: 201,
  params,
  body: scenarioBody,
  response: scenario,
});

export const editScenario = contract({
  ...write,
  method: "PUT",
  path: "/plans/:id/scenario/:scenarioId",
  summary: "Change a scenario",
  versioned: true,
  params: scenarioParams,
  body: scenarioBody,
  response: scenario,
});

export const deleteScenario = contract({
  ...write,
  method: "DELETE",
  path: "/plans/:id/scenario/:scenarioId",
  summary: "Delete a scenario",
  versioned: true,
  params: scenarioParams,
});

export const applyScenario = contract({
  ...write,
  method: "POST",
  path: "/plans/:id/scenario/:scenarioId/apply",
  summary: "Make the scenario's choices the plan's, in one step",
  versioned: true,
  params: scenarioParams,
  body: confirmed,
  response: plan,
});

export const closeGap = contract({
  ...read,
  method: "POST",
  path: "/plans/:id/gap",
  summary: "The smallest set of sketch projects that meets the need in every sub-catchment",
  description: "Ends when the caller goes away. Changes nothing.",
  heavy: true,
  params,
  body: z.object({
    /** Kept whatever the answer is. */
    pinned: z._default(ids, []),
    /** Never chosen. */
    barred: z._default(ids, []),
    dropoutShare: z._default(share, 0.2),
    extractionGoalHa: z._default(z.number().check(z.minimum(0)), 0),
    smallest: z._default(z.enum(["area", "count"]), "area"),
    maxSeconds: z._default(z.number().check(z.minimum(0.5), z.maximum(20)), 5),
  }),
  response: gapAnswer,
});

export const listDoubleCounts = contract({
  ...read,
  path: "/plans/:id/overlaps",
  summary: "Land that several projects and sketches count, also across reports",
  params,
  response: z.object({
    pairs: z.array(doubleCount),
    overlapHa: z.number(),
    before: effects,
    after: effects,
  }),
});

export const clipSketch = contract({
  ...write,
  method: "POST",
  path: "/plans/:id/sketch-projects/:sketchId/clip",
  summary: "Cut away what another project or sketch already covers",
  versioned: true,
  params: sketchParams,
  body: z.object({ keptId: z.uuid() }),
  response: sketchProject,
});

/** Polled by open pages: what changed in the plan since the last answer. */
export const readPlanChanges = contract({
  ...read,
  path: "/plans/:id/changes",
  summary: "Changes in the report after a number, with who is looking at it",
  params,
  query: z.object({
    after: z._default(integerInQuery(0, Number.MAX_SAFE_INTEGER), 0),
    /** Names this open page, so that others see who is here. */
    presence: z.optional(z.string().check(z.maxLength(64))),
    editing: z.optional(z.uuid()),
  }),
  response: z.object({
    next: z.int(),
    changes: z.array(
      z.object({
        kind: z.string(),
        entityId: z.string(),
        at: z.string(),
        by: z.nullable(z.string()),
        isMine: z.boolean(),
      }),
    ),
    present: z.array(
      z.object({
        initials: z.string(),
        name: z.string(),
        isMe: z.boolean(),
        editing: z.nullable(z.string()),
      }),
    ),
  }),
});

/** Before saving: whether an area lies in the report, and what it overlaps. */
export const checkSketchArea = contract({
  ...read,
  method: "POST",
  path: "/plans/:id/check-area",
  summary: "Whether an area lies in the report, and its effects under a measure",
  params,
  body: z.object({ geometry: areaGeometry, mitigationMeasureId: z.optional(z.nullable(z.uuid())) }),
  response: z.object({
    areaHa: z.number(),
    insideHa: z.number(),
    warnings: z.array(notice),
    effects: z.nullable(effects),
    subCatchments: z.array(
      z.object({ opId: z.string(), name: z.string(), nitrogenReductionT: z.number() }),
    ),
  }),
});
