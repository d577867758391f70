import { ROUNDING, type RuleResult, TOUCH_HA } from "../ruleResult.ts";
import type { SchemeCase } from "../schemeCase.ts";
import type { OverlapRule } from "../subsidyScheme.ts";
import { overlapFigure } from "./overlapFigure.ts";

/** The area must lie in the dataset (in the features that meet the condition), by at least the
 * demanded hectares and always by more than a touch. */
export function mustOverlapRule(
  rule: OverlapRule,
  { overlaps }: Pick<SchemeCase, "overlaps">,
): RuleResult | null {
  if (!rule.mustOverlap) return null;
  const found = overlapFigure(rule, overlaps, "must-overlap");
  if ("rule" in found) return found;
  const limit = rule.minOverlapAreaHa ?? 0;
  const passed = found.overlapHa > TOUCH_HA && found.overlapHa >= limit - ROUNDING;
  return {
    rule: "must-overlap",
    passed,
    severity: "blocking",
    figure: found.overlapHa,
    limit,
    missing: passed ? null : { haMore: Math.max(limit - found.overlapHa, 0) },
    textCode: passed ? "rule.must-overlap" : "rule.must-overlap.outside",
    datasetId: rule.datasetId,
    figures: { features: found.features },
  };
}
