import { ROUNDING, type RuleResult } from "../ruleResult.ts";
import type { SchemeCase } from "../schemeCase.ts";
import type { OverlapRule } from "../subsidyScheme.ts";

/** The area must remove this much nitrogen. A demand of 0 t means 'some': it is only warned about,
 * because the retention map has gaps along the coast. */
export function minNitrogenRule(
  rule: OverlapRule,
  { nitrogenReductionT }: Pick<SchemeCase, "nitrogenReductionT">,
): RuleResult | null {
  const limit = rule.minNitrogenReductionT;
  if (!rule.mustOverlap || limit === null) return null;
  const enough = (tons: number) => tons > 0 && tons >= limit - ROUNDING;
  const passed = nitrogenReductionT === null ? null : enough(nitrogenReductionT);
  return {
    rule: "min-nitrogen",
    passed,
    severity: limit > 0 ? "blocking" : "warning",
    figure: nitrogenReductionT,
    limit,
    missing: passed === false ? { tonsMore: limit - nitrogenReductionT! } : null,
    textCode: passed === false ? "rule.min-nitrogen.too-little" : "rule.min-nitrogen",
    datasetId: rule.datasetId,
  };
}
