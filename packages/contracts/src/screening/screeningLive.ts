import * as z from "zod/mini";
import { SCHEME_PURPOSES } from "@mars/domain/schemes/subsidyScheme";
import { contract } from "../platform/contract.ts";
import { askedCrs, askedGeometry, geometryProblems } from "./screeningArea.ts";

/** On usable land, as in the analysis; rules that ask for a catchment are judged there alone. */
const liveBest = z.object({
  purpose: z.nullable(z.enum(SCHEME_PURPOSES)),
  schemeName: z.string(),
  usableHa: z.number(),
  /** Null where no rate is published. */
  fromKr: z.nullable(z.number()),
  toKr: z.nullable(z.number()),
  nitrogenReductionT: z.nullable(z.number()),
});
export type LiveBest = z.infer<typeof liveBest>;

export const liveFigures = contract({
  method: "POST",
  path: "/screening/live",
  tag: "Screening",
  summary: "Area, effects per measure and the best option while an area is drawn",
  description:
    "Measured in memory and not stored. The geometry is not searched for self-crossings: the drawing tool refuses those.",
  access: "public",
  heavy: "queued",
  body: z.object({
    geometry: askedGeometry,
    crs: askedCrs,
    /** Also say what a private owner can do best with it, which takes longer. */
    best: z._default(z.boolean(), false),
  }),
  response: z.object({
    areaHa: z.number(),
    carbonRichHa: z.nullable(z.number()),
    /** False in the sea or abroad; null where no map of the sub-catchments is loaded. */
    onLand: z.nullable(z.boolean()),
    /** False where all of it is in sub-catchments that need no less nitrogen. */
    nitrogenNeeded: z.boolean(),
    /** Null where nothing can be applied for, or it was not asked for. */
    best: z.nullable(liveBest),
    measures: z.array(
      z.object({
        measureId: z.string(),
        nitrogenReductionT: z.nullable(z.number()),
        extractionEffortHa: z.nullable(z.number()),
        afforestationEffortHa: z.number(),
      }),
    ),
  }),
  problems: geometryProblems,
});
