import { ROUNDING, type RuleResult } from "../ruleResult.ts";
import type { SchemeCase } from "../schemeCase.ts";
import type { SubsidyScheme } from "../subsidyScheme.ts";

/** A smaller area is only warned about: the applicant may still apply. */
export function minAreaRule(
  scheme: Pick<SubsidyScheme, "minAreaHa">,
  { areaHa }: Pick<SchemeCase, "areaHa">,
): RuleResult | null {
  const limit = scheme.minAreaHa;
  if (limit === null || limit <= 0) return null;
  const passed = areaHa === null ? null : areaHa >= limit - ROUNDING;
  return {
    rule: "min-area",
    passed,
    severity: "warning",
    figure: areaHa,
    limit,
    missing: passed === false ? { haMore: limit - areaHa! } : null,
    textCode: passed === false ? "rule.min-area.too-small" : "rule.min-area",
  };
}
