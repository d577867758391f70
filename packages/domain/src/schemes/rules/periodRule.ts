import { periodState } from "../periodState.ts";
import type { RuleResult } from "../ruleResult.ts";
import type { SchemeCase } from "../schemeCase.ts";
import type { SubsidyScheme } from "../subsidyScheme.ts";

/** Applying needs an open period: 'Tilskudsordningen er ikke åben for ansøgning'. */
export function periodRule(
  scheme: Pick<SubsidyScheme, "applicationPeriods">,
  { at }: Pick<SchemeCase, "at">,
): RuleResult {
  const { state, isOpen, isExtended, closes, opens } = periodState(scheme.applicationPeriods, at);
  return {
    rule: "period",
    passed: isOpen,
    severity: "blocking",
    figure: state,
    limit: isOpen ? closes : opens,
    missing: null,
    textCode: `rule.period.${state}`,
    figures: { closes, opens, isExtended },
  };
}
