import * as z from "zod/mini";
import { contract } from "../platform/contract.ts";
import { screeningVersion } from "./screeningFinding.ts";
import { screeningId, screeningProblems } from "./screeningReceipt.ts";
import { screeningNeighbours } from "./screeningVerdict.ts";

const effectChange = z.object({
  nitrogenReductionT: z.number(),
  extractionEffortHa: z.number(),
  afforestationEffortHa: z.number(),
});

export const screeningChanges = z.object({
  id: z.string(),
  createdAt: z.string(),
  comparedAt: z.string(),
  /** Nothing differs: same versions, or new ones with the same figures. */
  unchanged: z.boolean(),
  datasets: z.array(
    z.object({
      datasetId: z.string(),
      titleDa: z.string(),
      titleEn: z.string(),
      change: z.enum(["same", "new-version", "added", "removed", "failed"]),
      before: z.nullable(
        z.object({ overlapHa: z.number(), touchedCount: z.int(), version: screeningVersion }),
      ),
      after: z.nullable(
        z.object({ overlapHa: z.number(), touchedCount: z.int(), version: screeningVersion }),
      ),
    }),
  ),
  effects: z.array(
    z.object({
      measureId: z.string(),
      measureName: z.string(),
      before: effectChange,
      after: effectChange,
    }),
  ),
  schemes: z.array(
    z.object({
      schemeId: z.string(),
      schemeName: z.string(),
      before: z.nullable(z.object({ areaFits: z.nullable(z.boolean()), isOpen: z.boolean() })),
      after: z.nullable(z.object({ areaFits: z.nullable(z.boolean()), isOpen: z.boolean() })),
    }),
  ),
  neighbours: screeningNeighbours,
});
export type ScreeningChanges = z.infer<typeof screeningChanges>;

export const compareScreening = contract({
  method: "GET",
  path: "/screening/analyses/:id/changes",
  tag: "Screening",
  summary: "What has changed since: the stored screening compared with today's data",
  access: "public",
  heavy: true,
  params: screeningId,
  response: screeningChanges,
  problems: screeningProblems,
});
