import type { RuleResult } from "../ruleResult.ts";
import type { SchemeCase } from "../schemeCase.ts";
import type { OverlapRule } from "../subsidyScheme.ts";
import { matchingFeatures } from "./attributeCondition.ts";

/** Hectares of the area in the features a rule speaks of, or the verdict that it cannot be judged. */
export function overlapFigure(
  rule: OverlapRule,
  overlaps: SchemeCase["overlaps"],
  name: "must-overlap" | "must-not-overlap",
): { readonly overlapHa: number; readonly features: number } | RuleResult {
  const undecided = {
    rule: name,
    passed: null,
    severity: "blocking",
    figure: null,
    limit: null,
    missing: null,
    datasetId: rule.datasetId,
  } as const;
  const overlap = overlaps[rule.datasetId];
  if (overlap === undefined || overlap.state === "failed") {
    return { ...undecided, textCode: "rule.dataset-failed" };
  }
  const matching = matchingFeatures(rule, overlap.features);
  if ("missingAttribute" in matching) {
    return {
      ...undecided,
      textCode: "rule.attribute-missing",
      figures: { attribute: matching.missingAttribute, dataset: rule.datasetId },
    };
  }
  const conditional = rule.attributeName !== null;
  // Features of a map may lie on top of one another; together they cover no more than all of it do.
  const overlapHa = conditional
    ? Math.min(
        overlap.overlapHa,
        matching.features.reduce((sum, feature) => sum + feature.overlapHa, 0),
      )
    : overlap.overlapHa;
  return { overlapHa, features: matching.features.length };
}
