import * as z from "zod/mini";
import { ruleResult } from "./ruleResult.ts";

/** One line of 'how it was computed': a text code and the figures its sentence needs. */
const effectStep = z.object({
  effect: z.enum(["nitrogen", "extraction", "afforestation"]),
  code: z.string(),
  figures: z.record(z.string(), z.union([z.number(), z.string()])),
});

export const screenedEffects = z.object({
  measureId: z.string(),
  measureName: z.string(),
  /** Null: the map it depends on did not answer. */
  nitrogenReductionT: z.nullable(z.number()),
  extractionEffortHa: z.nullable(z.number()),
  afforestationEffortHa: z.number(),
  steps: z.array(effectStep),
});
export type ScreenedEffects = z.infer<typeof screenedEffects>;

/** As `RuleResult` of the domain; the texts of screening, applying and PDF come from `textCode`. */
export const screenedRule = z.extend(ruleResult, {
  rule: z.enum([
    "geometry",
    "required-info",
    "min-area",
    "carbon-share",
    "must-overlap",
    "min-nitrogen",
    "must-not-overlap",
    "applicant",
    "period",
  ]),
});
export type ScreenedRule = z.infer<typeof screenedRule>;

export const screenedScheme = z.object({
  schemeId: z.string(),
  schemeName: z.string(),
  className: z.string(),
  measureId: z.string(),
  rules: z.array(screenedRule),
  /** The land itself fits, whoever applies and whenever. Null: something could not be judged. */
  areaFits: z.nullable(z.boolean()),
  /** Area and applicant fit; only the period may be closed. */
  eligible: z.nullable(z.boolean()),
  mayApply: z.boolean(),
});
export type ScreenedScheme = z.infer<typeof screenedScheme>;

export const neighbour = z.object({
  kind: z.enum(["project", "sketch_project"]),
  id: z.string(),
  name: z.string(),
  stage: z.string(),
  overlapHa: z.number(),
  /** 0 where the two overlap. */
  distanceM: z.number(),
});

/** Existing public projects in or near the area. */
export const screeningNeighbours = z.object({
  items: z.array(neighbour),
  count: z.int(),
  /**
   * `overlap.demarcation` {count, overlapHa}: the area is drawn over existing projects; land that
   * several of them cover counts once.
   * `overlap.sketches` {count, overlapHa}: the same for sketch projects of published plans.
   * `overlap.buffer` {count, bufferM}: projects lie within the distance asked for.
   * `overlap.buffer-ignores-filter` {bufferM}: the buffer check looks at every stage.
   */
  warnings: z.array(z.object({ code: z.string(), figures: z.record(z.string(), z.unknown()) })),
});
export type ScreeningNeighbours = z.infer<typeof screeningNeighbours>;

export const screeningVerdict = z.object({
  at: z.string(),
  /** Null: the map of carbon-rich soil did not answer. */
  carbonRichHa: z.nullable(z.number()),
  effects: z.array(screenedEffects),
  /** Best first. */
  schemes: z.array(screenedScheme),
  neighbours: screeningNeighbours,
});
export type ScreeningVerdict = z.infer<typeof screeningVerdict>;
