import type { RuleResult } from "../ruleResult.ts";
import type { SchemeCase } from "../schemeCase.ts";
import type { SubsidyScheme } from "../subsidyScheme.ts";
import { mayApplyFor, whoMayApply } from "../whoMayApply.ts";

/** The scheme must be offered to this kind of applicant. Unknown while no one is signed in, unless
 * no one may apply at all. */
export function applicantRule(
  scheme: SubsidyScheme,
  { applicant }: Pick<SchemeCase, "applicant">,
): RuleResult {
  const who = whoMayApply(scheme);
  const unknown = who.kind === "none" ? false : null;
  const passed = applicant === null ? unknown : mayApplyFor(scheme, applicant);
  return {
    rule: "applicant",
    passed,
    severity: "blocking",
    figure: applicant?.kind ?? null,
    limit: who.kind,
    missing: null,
    textCode: passed === false ? "rule.applicant.not-offered" : "rule.applicant",
    figures: { who },
  };
}
