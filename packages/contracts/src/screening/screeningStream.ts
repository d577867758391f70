import * as z from "zod/mini";
import { line } from "../platform/text.ts";
import { contract } from "../platform/contract.ts";
import { askedCrs, askedGeometry, geometryProblems } from "./screeningArea.ts";
import {
  screenedDataset,
  screeningFailure,
  screeningFinding,
  touchedAttribute,
} from "./screeningFinding.ts";
import { screeningVerdict } from "./screeningVerdict.ts";

/** Stages of projects, and sketch projects of published plans. */
export const neighbourStage = z.enum([
  "sketch_project",
  "preliminary_examination_approval",
  "establishment_approval",
  "established",
]);
export type NeighbourStage = z.infer<typeof neighbourStage>;

/** One line of the stream. Unknown kinds must be passed over. */
export const screeningLine = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("started"),
    id: z.string(),
    areaHa: z.number(),
    vertexCount: z.int(),
    geometryHash: z.string(),
    datasets: z.array(screenedDataset),
  }),
  z.object({ kind: z.literal("finding"), ...screeningFinding.shape }),
  z.object({
    kind: z.literal("attributes"),
    datasetId: z.string(),
    features: z.array(
      z.object({
        id: z.string(),
        key: z.nullable(z.string()),
        attributes: z.array(touchedAttribute),
      }),
    ),
  }),
  z.object({ kind: z.literal("failed"), ...screeningFailure.shape }),
  z.object({
    kind: z.literal("verdict"),
    id: z.string(),
    ...screeningVerdict.shape,
    /** False while a live dataset still keeps its answer back; the last line is final and stored. */
    final: z.boolean(),
    expiresAt: z.nullable(z.string()),
  }),
  /** The screening as a whole broke off; findings that came stand, nothing is stored. */
  z.object({ kind: z.literal("broken"), code: z.string() }),
]);
export type ScreeningLine = z.infer<typeof screeningLine>;

export const startScreening = contract({
  method: "POST",
  path: "/screening/analyses",
  tag: "Screening",
  summary: "Screen an area: one line per dataset as it is ready, the assessment last",
  description:
    "The answer is newline-delimited JSON; each line is one of the kinds started, finding, attributes, failed, verdict, broken. A signed-in caller's verdict also judges who may apply; what is stored does not.",
  access: "optional",
  heavy: true,
  body: z.object({
    geometry: askedGeometry,
    crs: askedCrs,
    name: z.optional(line(50)),
    /** Only existing projects of these stages give a demarcation warning; all when absent. */
    neighbourStages: z.optional(z.array(neighbourStage)),
    /** Also tell of projects within this distance. The buffer check ignores `neighbourStages`. */
    bufferM: z._default(z.number().check(z.minimum(0), z.maximum(1000)), 0),
  }),
  response: screeningLine,
  produces: "application/x-ndjson",
  problems: geometryProblems,
});
