import * as z from "zod/mini";
import { contract } from "../platform/contract.ts";
import { askedCrs, askedGeometry, geometryProblems } from "./screeningArea.ts";

export const liveFigures = contract({
  method: "POST",
  path: "/screening/live",
  tag: "Screening",
  summary: "Area and effects per measure while an area is drawn",
  description:
    "Measured in memory and not stored. The geometry is not searched for self-crossings: the drawing tool refuses those.",
  access: "public",
  heavy: "queued",
  body: z.object({ geometry: askedGeometry, crs: askedCrs }),
  response: z.object({
    areaHa: z.number(),
    carbonRichHa: z.nullable(z.number()),
    /** False in the sea or abroad; null where no map of the sub-catchments is loaded. */
    onLand: z.nullable(z.boolean()),
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
