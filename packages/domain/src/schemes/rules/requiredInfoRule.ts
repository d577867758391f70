import type { RuleResult } from "../ruleResult.ts";
import type { SchemeCase } from "../schemeCase.ts";

/** Name, scheme and geometry must be there before applying; while screening there is nothing to ask. */
export function requiredInfoRule({ info }: Pick<SchemeCase, "info">): RuleResult | null {
  if (info === null) return null;
  const fields = [
    ...(info.name === null || info.name.trim() === "" ? ["name"] : []),
    ...(info.hasScheme ? [] : ["subsidyScheme"]),
    ...(info.hasGeometry ? [] : ["geometry"]),
  ];
  const passed = fields.length === 0;
  return {
    rule: "required-info",
    passed,
    severity: "blocking",
    figure: fields.length,
    limit: 0,
    missing: passed ? null : { fields },
    textCode: passed ? "rule.required-info" : "rule.required-info.missing",
  };
}
