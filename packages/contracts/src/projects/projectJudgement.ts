import * as z from "zod/mini";
import { multiPolygon } from "../datasets/layers.ts";
import { effects, effectStep, projectStatus } from "./projectShapes.ts";
import { ruleResult } from "../screening/ruleResult.ts";
import { schemePayment, schemeVerdict } from "../screening/screeningVerdict.ts";

/** Another project in the way that is public, or that the caller may see for another reason. */
export const neighbour = z.object({
  id: z.string(),
  name: z.string(),
  status: projectStatus,
  isPublic: z.boolean(),
  overlapHa: z.number(),
  distanceM: z.number(),
  geometry: multiPolygon,
});

/**
 * What is said of all the projects together that the caller may not see: judged in cells of 500 m,
 * so that no one can trace a border by asking. `touches`: on the area or within some hundred metres.
 */
export const coarseOverlap = z.enum(["none", "touches", "much"]);

/** All rules of the chosen scheme held against the project as it stands now. */
export const projectJudgement = z.object({
  at: z.string(),
  schemeId: z.nullable(z.string()),
  rules: z.array(ruleResult),
  areaFits: z.nullable(z.boolean()),
  eligible: z.nullable(z.boolean()),
  mayApply: z.boolean(),
  verdict: schemeVerdict,
  /** Free land that serves the scheme's purpose. */
  usableHa: z.nullable(z.number()),
  /** By published rates on usable land. */
  payment: z.nullable(schemePayment),
  /** Blocking rules that fail or could not be judged. */
  failed: z.array(ruleResult),
  /** How the effects came about. */
  effects: z.nullable(effects),
  steps: z.array(effectStep),
  carbonRichHa: z.nullable(z.number()),
  areaHa: z.nullable(z.number()),
  /** Dataset id → label of the version that was measured. */
  datasetVersions: z.record(z.string(), z.string()),
  /** Datasets that did not answer: try again. */
  failedDatasets: z.array(z.string()),
});
export type ProjectJudgement = z.infer<typeof projectJudgement>;
