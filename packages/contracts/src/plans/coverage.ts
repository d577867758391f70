import * as z from "zod/mini";

/** How much of a need is met, summed over sub-catchments; see @mars/domain/plans/coverage. */
export const coverage = z.object({
  needT: z.number(),
  contributedT: z.number(),
  coveredT: z.number(),
  missingT: z.number(),
  surplusT: z.number(),
  noNeedT: z.number(),
  /** Never above 1; null where nothing is needed. */
  share: z.nullable(z.number()),
  needCount: z.int(),
  missingCount: z.int(),
  surplusCount: z.int(),
  noNeedCount: z.int(),
  isCovered: z.boolean(),
});
export type CoverageFigures = z.infer<typeof coverage>;

/** 'Intet behov', 'Markregulering dækker behovet', 'Behovet er ikke fordelt', 'Dækket', 'Mangler'. */
export const needVerdict = z.enum([
  "no-need",
  "field-regulation",
  "unshared",
  "covered",
  "missing",
]);
export type NeedVerdictCode = z.infer<typeof needVerdict>;
