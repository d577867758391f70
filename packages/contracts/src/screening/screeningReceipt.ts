import * as z from "zod/mini";
import { line } from "../platform/text.ts";
import { contract } from "../platform/contract.ts";
import { multiPolygon } from "../datasets/layers.ts";
import { screenedDataset, screeningFailure, screeningFinding } from "./screeningFinding.ts";
import { screeningVerdict } from "./screeningVerdict.ts";

/** 144 random bits: knowing it is the right to see it. */
export const screeningId = z.object({ id: line(64, 20) });
export const screeningProblems = ["screening.unknown", "screening.expired"];

export const screeningResult = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  geometry: multiPolygon,
  geometryHash: z.string(),
  areaHa: z.number(),
  createdAt: z.string(),
  expiresAt: z.string(),
  datasets: z.array(screenedDataset),
  findings: z.array(screeningFinding),
  failures: z.array(screeningFailure),
  verdict: screeningVerdict,
});
export type ScreeningResult = z.infer<typeof screeningResult>;

export const readScreening = contract({
  method: "GET",
  path: "/screening/analyses/:id",
  tag: "Screening",
  summary: "A stored screening with the dataset versions it was made with",
  /** Who is signed in has it judged whether they may apply; the rest is as it was stored. */
  access: "optional",
  params: screeningId,
  response: screeningResult,
  problems: screeningProblems,
});

export const retryDataset = contract({
  method: "POST",
  path: "/screening/analyses/:id/datasets/:datasetId",
  tag: "Screening",
  summary: "Query one dataset again and update the assessment",
  access: "optional",
  heavy: true,
  params: z.object({
    ...screeningId.shape,
    datasetId: line(200),
  }),
  response: z.object({
    finding: z.nullable(screeningFinding),
    failure: z.nullable(screeningFailure),
    verdict: screeningVerdict,
  }),
  problems: [...screeningProblems, "dataset.unknown"],
});
