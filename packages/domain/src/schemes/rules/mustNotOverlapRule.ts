import { type RuleResult, TOUCH_HA } from "../ruleResult.ts";
import type { SchemeCase } from "../schemeCase.ts";
import type { OverlapRule } from "../subsidyScheme.ts";
import { overlapFigure } from "./overlapFigure.ts";

/** The area must keep clear of the dataset; what lies in it would have to be cut away. */
export function mustNotOverlapRule(
  rule: OverlapRule,
  { overlaps }: Pick<SchemeCase, "overlaps">,
): RuleResult | null {
  if (!rule.mustNotOverlap) return null;
  const found = overlapFigure(rule, overlaps, "must-not-overlap");
  if ("rule" in found) return found;
  const passed = found.overlapHa <= TOUCH_HA;
  return {
    rule: "must-not-overlap",
    passed,
    severity: "blocking",
    figure: found.overlapHa,
    limit: 0,
    missing: passed ? null : { haToCut: found.overlapHa },
    textCode: passed ? "rule.must-not-overlap" : "rule.must-not-overlap.overlaps",
    datasetId: rule.datasetId,
    figures: { features: found.features },
  };
}
