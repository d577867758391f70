import * as z from "zod/mini";
import { effects, effectStep, projectStatus } from "./projectShapes.ts";
import { ruleResult } from "./ruleResult.ts";

/** Another project in the way; its name only where it is public or the caller may see it. */
export const neighbour = z.object({
  id: z.nullable(z.string()),
  name: z.nullable(z.string()),
  status: z.nullable(projectStatus),
  overlapHa: z.number(),
  distanceM: z.number(),
});

/** All rules of the chosen scheme held against the project as it stands now. */
export const projectJudgement = z.object({
  at: z.string(),
  schemeId: z.nullable(z.string()),
  rules: z.array(ruleResult),
  areaFits: z.nullable(z.boolean()),
  eligible: z.nullable(z.boolean()),
  mayApply: z.boolean(),
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
