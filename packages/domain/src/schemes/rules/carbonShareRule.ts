import { ROUNDING, type RuleResult } from "../ruleResult.ts";
import type { SchemeCase } from "../schemeCase.ts";
import type { SubsidyScheme } from "../subsidyScheme.ts";

/** At least the scheme's share of the area must be carbon-rich. Two ways to get there are named:
 * more carbon-rich soil within an area of the same size, or other land cut away. */
export function carbonShareRule(
  scheme: Pick<SubsidyScheme, "requiredCarbonOverlapPercentage">,
  { areaHa, carbonRichHa }: Pick<SchemeCase, "areaHa" | "carbonRichHa">,
): RuleResult | null {
  const limit = (scheme.requiredCarbonOverlapPercentage ?? 0) / 100;
  if (limit <= 0) return null;
  const rule = { rule: "carbon-share", severity: "blocking", limit } as const;
  if (areaHa === null || areaHa <= 0 || carbonRichHa === null) {
    const textCode = carbonRichHa === null ? "rule.carbon-share.failed" : "rule.carbon-share";
    return { ...rule, passed: null, figure: null, missing: null, textCode };
  }
  const share = carbonRichHa / areaHa;
  const passed = share >= limit - ROUNDING;
  return {
    ...rule,
    passed,
    figure: share,
    missing: passed
      ? null
      : { haMore: limit * areaHa - carbonRichHa, haToCut: areaHa - carbonRichHa / limit },
    textCode: passed ? "rule.carbon-share" : "rule.carbon-share.too-little",
    figures: { areaHa, carbonRichHa },
  };
}
