import { GROUNDS } from "@mars/domain/plans/drawingPotential";
import * as z from "zod/mini";
import { line } from "../platform/text.ts";
import { contract } from "../platform/contract.ts";
import { read } from "./planAccess.ts";

export const planPotential = z.object({
  /** Side of a cell in metres. */
  cellM: z.number(),
  /** Land that one sampled point stands for. */
  pointHa: z.number(),
  /** Of the sub-catchment: under projects and sketches, protected, and the rest. */
  takenHa: z.number(),
  protectedHa: z.number(),
  freeHa: z.number(),
  /** As if all land of each were given to it: they share land and do not add up. Most first. */
  byMeasure: z.array(
    z.object({
      measureId: z.string(),
      ground: z.enum(GROUNDS),
      areaHa: z.number(),
      nitrogenT: z.number(),
      extractionHa: z.number(),
    }),
  ),
  /** South-west corners in EPSG:25832; cells without data are left out. */
  cells: z.array(
    z.object({
      x: z.number(),
      y: z.number(),
      areaHa: z.number(),
      kgPerHa: z.number(),
      extractionHa: z.number(),
    }),
  ),
});
export type PlanPotential = z.infer<typeof planPotential>;

export const readPotential = contract({
  ...read,
  path: "/plans/:id/sub-catchments/:opId/potential",
  summary: "Where sketches would help in a sub-catchment, by measure and by cell",
  description:
    "An estimate by sampled points: retention, wetland potential, carbon-rich soil and wanted afforestation, without projects, sketches and protected nature.",
  heavy: "queued",
  params: z.object({ id: z.uuid(), opId: line(100) }),
  response: planPotential,
});
