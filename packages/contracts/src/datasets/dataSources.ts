import * as z from "zod/mini";
import { line } from "../platform/text.ts";
import { contract } from "../platform/contract.ts";

/** What the product can be filled with. */
export const contentPart = z.enum([
  "geography",
  "layers",
  "places",
  "projects",
  "sketches",
  "plans",
  "land",
]);
export type ContentPart = z.infer<typeof contentPart>;

const sourceKind = z.enum(["catalogue", "geography", "layer", "status", "land"]);

const changes = z.object({ added: z.int(), changed: z.int(), removed: z.int() });

const dataSource = z.object({
  id: z.string(),
  kind: sourceKind,
  /** The dataset that a layer fills. */
  datasetId: z.nullable(z.string()),
  titleDa: z.string(),
  titleEn: z.string(),
  owner: z.string(),
  licence: z.string(),
  /** What its owner says about it. */
  link: z.nullable(z.string()),
  /** `none`: not loaded. `demo`: invented for demonstration. `mixed`: invented next to real. */
  origin: z.enum(["none", "demo", "real", "mixed"]),
  /** The day that the data are from. */
  dataDate: z.nullable(z.string()),
  version: z.string(),
  count: z.nullable(z.int()),
  /** Since the version before. */
  changes: z.nullable(changes),
  /** The last time it was fetched, or found unchanged. */
  takenAt: z.nullable(z.string()),
  triedAt: z.nullable(z.string()),
  nextAt: z.nullable(z.string()),
  isPaused: z.boolean(),
  /**
   * `old`: the data are more than six months old, and their source may have newer ones.
   * `live`: nothing is stored; each screening asks the owner's service.
   */
  state: z.enum(["fresh", "unchanged", "old", "failed", "demo", "missing", "live"]),
  /** Why the last attempt failed; what is shown meanwhile is what was taken before. */
  problem: z.nullable(z.string()),
});
export type DataSource = z.infer<typeof dataSource>;

export const dataSources = z.object({
  parts: z.array(
    z.object({
      part: contentPart,
      /** `demo`: invented. `mixed`: invented ones are next to real ones. */
      origin: z.enum(["none", "demo", "real", "mixed"]),
      count: z.int(),
    }),
  ),
  sources: z.array(dataSource),
});
export type DataSources = z.infer<typeof dataSources>;

const tag = "Data sources";

export const readDataSources = contract({
  method: "GET",
  path: "/data-sources",
  tag,
  summary: "What is loaded, from where, when, when next, and whether it is real or made up",
  access: "public",
  response: dataSources,
});

export const downloadDataSources = contract({
  method: "GET",
  path: "/data-sources.csv",
  tag,
  summary: "What is loaded, from where, when and when next, as CSV",
  access: "public",
  produces: "text/csv; charset=utf-8",
});

const administrator = { tag, access: "signedIn", roles: ["caseworkerAdmin"] } as const;

const releaseFigures = z.object({
  count: z.int(),
  areaHa: z.number(),
  /** West, south, east and north in EPSG:25832; null without a feature. */
  extent: z.nullable(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  /** Features outside Denmark's land and coast. */
  outside: z.int(),
});

/** How a release of a layer differs from the one before. */
export const releaseComparison = z.object({
  before: z.nullable(releaseFigures),
  after: releaseFigures,
  /** How far the middle of all features lies from where it lay. */
  shiftM: z.nullable(z.number()),
  /** Features that lie where none lay before. */
  redrawn: z.nullable(z.int()),
  /** Of those that the product reads: found, missing, and lost since the release before; `other` it does not read. */
  attributes: z.object({
    found: z.array(z.string()),
    missing: z.array(z.string()),
    lost: z.array(z.string()),
    other: z.array(z.string()),
  }),
  /** What was odd about it, by the names that `--accept` takes. */
  oddities: z.array(z.string()),
});
export type ReleaseComparison = z.infer<typeof releaseComparison>;

const sourceRun = z.object({
  id: z.int(),
  sourceId: z.string(),
  cause: z.enum(["command", "schedule", "hand"]),
  startedAt: z.string(),
  endedAt: z.nullable(z.string()),
  outcome: z.nullable(z.enum(["taken", "unchanged", "failed", "stopped"])),
  /** What it is doing, in English, as the command says it. */
  what: z.string(),
  done: z.int(),
  expected: z.nullable(z.int()),
  isStopping: z.boolean(),
  /** What came of it, line by line. */
  report: z.array(z.string()),
  /** Of a layer: what came, held against what was here. */
  comparison: z.nullable(releaseComparison),
});
export type SourceRun = z.infer<typeof sourceRun>;

export const sourceRuns = z.object({
  /** False where this installation cannot fetch by itself. */
  canRefresh: z.boolean(),
  running: z.nullable(sourceRun),
  sources: z.array(
    z.object({
      id: z.string(),
      /** Without keys; empty where it has none. */
      address: z.string(),
      everyHours: z.int(),
      isPaused: z.boolean(),
      isQueued: z.boolean(),
      /** The whole sentence, with what was asked. */
      problem: z.nullable(z.string()),
      lastRun: z.nullable(sourceRun),
      /** Releases that were odd and taken all the same, newest first. */
      acceptances: z.array(
        z.object({
          at: z.string(),
          oddities: z.array(z.string()),
          by: z.string(),
          because: z.string(),
        }),
      ),
    }),
  ),
});
export type SourceRuns = z.infer<typeof sourceRuns>;

export const readSourceRuns = contract({
  ...administrator,
  method: "GET",
  path: "/data-sources/runs",
  summary: "Attempts to retrieve the sources: results, current activity, schedule",
  response: sourceRuns,
});

const params = z.object({ id: line(200) });

export const refreshSource = contract({
  ...administrator,
  method: "POST",
  path: "/data-sources/:id/refresh",
  summary: "Retrieve a source now; it is queued if another is being retrieved",
  params,
  problems: ["resource.not-found", "source.demonstration", "source.not-here"],
});

export const stopSource = contract({
  ...administrator,
  method: "POST",
  path: "/data-sources/:id/stop",
  summary: "Stop retrieving a source, or remove it from the queue; existing data are not changed",
  params,
  problems: ["resource.not-found"],
});

export const planSource = contract({
  ...administrator,
  method: "PUT",
  path: "/data-sources/:id/plan",
  summary: "How often a source is retrieved",
  params,
  body: z.object({
    everyHours: z.int().check(z.minimum(1), z.maximum(8784)),
    isPaused: z.boolean(),
  }),
  problems: ["resource.not-found"],
});
