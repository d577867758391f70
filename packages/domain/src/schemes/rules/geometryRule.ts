import type { RuleResult } from "../ruleResult.ts";
import type { SchemeCase } from "../schemeCase.ts";

/** A geometry that is refused cannot be applied with; the refusal's own code is its text. */
export function geometryRule({
  geometryFault,
}: Pick<SchemeCase, "geometryFault">): RuleResult | null {
  if (geometryFault === null) return null;
  return {
    rule: "geometry",
    passed: false,
    severity: "blocking",
    figure: null,
    limit: null,
    missing: null,
    textCode: geometryFault.code,
    figures: geometryFault.figures,
  };
}
