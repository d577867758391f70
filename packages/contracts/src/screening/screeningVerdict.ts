import * as z from "zod/mini";
import { SCHEME_PURPOSES } from "@mars/domain/schemes/subsidyScheme";
import { VERDICTS } from "@mars/domain/schemes/verdict";
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

/** Hectares that are paid alike; both ends differ where the use of the land is not known. */
const paymentPart = z.object({
  use: z.enum(["rotation", "grass", "nature", "unknown"]),
  /** Null: no rate is published for such land. */
  land: z.nullable(z.enum(["all", "good", "need"])),
  ha: z.number(),
  fromKrPerHa: z.number(),
  toKrPerHa: z.number(),
});

export const schemePayment = z.object({
  /** Only where both ends are the same. */
  amountKr: z.nullable(z.number()),
  fromKr: z.number(),
  toKr: z.number(),
  parts: z.array(paymentPart),
  paidBy: z.enum(["scheme", "project"]),
  source: z.string(),
  date: z.string(),
});
export type SchemePaymentAnswer = z.infer<typeof schemePayment>;

export const schemeVerdict = z.nullable(z.enum(VERDICTS));

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
  /** Null: data to judge by are missing. */
  verdict: schemeVerdict,
  /** What the scheme is for; null: any land serves it. */
  purpose: z.nullable(z.enum(SCHEME_PURPOSES)),
  /** Land that serves the scheme's purpose, whoever has it. Null: not measured. */
  purposeHa: z.nullable(z.number()),
  /** The same without what others have a commitment for. */
  usableHa: z.nullable(z.number()),
  /** What the scheme excludes and what others have a commitment for. */
  toCutHa: z.nullable(z.number()),
  /** On usable land. */
  usableEffects: z.nullable(
    z.object({
      nitrogenReductionT: z.number(),
      extractionEffortHa: z.number(),
      afforestationEffortHa: z.number(),
    }),
  ),
  /** On usable land; null where no rate is published. */
  payment: z.nullable(schemePayment),
  /** Who decides the amount where no rate is published. */
  decidedBy: z.nullable(z.string()),
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
  /** The one with most of the area first; none off land. */
  municipalities: z.array(z.string()),
  /** The area in pieces: what covers each, as `taken`, `use:…` or dataset ids. Null: not measured. */
  land: z.nullable(z.array(z.object({ ha: z.number(), in: z.array(z.string()) }))),
});
export type ScreeningVerdict = z.infer<typeof screeningVerdict>;
