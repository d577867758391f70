import * as z from "zod/mini";

export const ruleResult = z.object({
  rule: z.string(),
  /** Null: could not be judged (something is not there yet, no one signed in, a dataset did not answer). */
  passed: z.nullable(z.boolean()),
  severity: z.enum(["blocking", "warning"]),
  /** In the unit of the limit: ha, t, or a share 0–1. */
  figure: z.union([z.number(), z.string(), z.null()]),
  limit: z.union([z.number(), z.string(), z.null()]),
  missing: z.nullable(
    z.object({
      haMore: z.optional(z.number()),
      haToCut: z.optional(z.number()),
      tonsMore: z.optional(z.number()),
      fields: z.optional(z.array(z.string())),
    }),
  ),
  textCode: z.string(),
  datasetId: z.optional(z.string()),
  figures: z.optional(z.record(z.string(), z.unknown())),
});
export type RuleResultAnswer = z.infer<typeof ruleResult>;
