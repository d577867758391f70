import * as z from "zod/mini";
import { line } from "../platform/text.ts";
import { contract } from "../platform/contract.ts";
import { effectStep } from "../projects/projectShapes.ts";
import { changeKinds } from "./statusChanges.ts";
import {
  amounts,
  asOfQuery,
  countedStage,
  pageBasis,
  projectRow,
  unitKind,
  unitReference,
} from "./statusShapes.ts";

/** A unit that the project has land in, and what counts there. */
const unitPart = z.extend(unitReference, {
  kind: unitKind,
  overlapHa: z.number(),
  /** Of the project's effects, 0 to 1. */
  share: z.number(),
  effects: amounts,
  /** Of a coastal water group: whether its published report counts the project; null where there is none. */
  isCounted: z.nullable(z.boolean()),
});
export type ProjectUnitPart = z.infer<typeof unitPart>;

const historyEntry = z.object({
  kind: z.enum(changeKinds),
  at: z.string(),
  /** The Danish day of it. */
  day: z.string(),
  from: z.nullable(countedStage),
  to: z.nullable(countedStage),
  measure: z.nullable(z.string()),
  /** What the project gave from then on. */
  effects: amounts,
  /** Nothing else happened later that day: the figures are those of its end. */
  isLastOfDay: z.boolean(),
});
export type ProjectHistoryEntry = z.infer<typeof historyEntry>;

/** How the effects come about under the project's measure, with the maps of today. */
const calculation = z.object({
  steps: z.array(effectStep),
  effects: amounts,
  /** False: what counts is another figure than these steps lead to. */
  isCounted: z.boolean(),
  maps: z.array(z.object({ title: z.string(), version: z.string() })),
});

export const statusProjectPage = z.object({
  ...pageBasis,
  project: projectRow,
  /** Where the figures that count are from; null where that is not known. */
  effectsSource: z.nullable(z.enum(["computed", "imported", "entered"])),
  /** Null where it cannot be told: an earlier day, no measure, no area, or a map that is missing. */
  calculation: z.nullable(calculation),
  units: z.array(unitPart),
  /** Newest first; only what was public. */
  history: z.array(historyEntry),
  /** Areas within the project that were drawn apart: streams, drains, untouched forest. */
  supplementary: z.array(
    z.object({ name: z.string(), type: z.nullable(z.string()), areaHa: z.nullable(z.number()) }),
  ),
  /** Width and height of the area's extent in metres; null without an area. */
  extentM: z.nullable(z.tuple([z.number(), z.number()])),
});
export type StatusProjectPage = z.infer<typeof statusProjectPage>;

export const projectCall = {
  method: "GET",
  tag: "Status pages",
  access: "public",
  heavy: "queued",
  params: z.object({ id: line(64) }),
  query: asOfQuery,
} as const;

export const readStatusProject = contract({
  ...projectCall,
  path: "/status/pages/projects/:id",
  summary: "One project in public status: figures, units, history and how its effects are computed",
  response: statusProjectPage,
});

export const drawStatusProjectMap = contract({
  ...projectCall,
  path: "/status/projects/:id/map.svg",
  summary: "The project on a map with land, forest, streams, borders and place names",
  produces: "image/svg+xml",
});
