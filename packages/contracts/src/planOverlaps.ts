import * as z from "zod/mini";
import { contract } from "./contract.ts";
import { planParams, read, sketchParams, write } from "./planAccess.ts";
import { doubleCount, sketchProject } from "./planShapes.ts";
import { effects } from "./projectShapes.ts";

export const listDoubleCounts = contract({
  ...read,
  path: "/plans/:id/overlaps",
  heavy: true,
  summary: "Land that several projects and sketches count, also across reports",
  params: planParams,
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
  // All overlaps of a plan are worked through one after the other.
  heavy: "turns",
  summary: "Cut away what another project or sketch already covers",
  versioned: true,
  params: sketchParams,
  body: z.object({ keptId: z.uuid() }),
  response: sketchProject,
});
