import { ownerOrganizations } from "../organizations/ownerOrganizations.ts";
import type { Applicant } from "../rights/applicantKind.ts";
import { type ApplicantRules, mayApplyFor } from "./whoMayApply.ts";

/** Who one applies as, without signing in. */
export const APPLICANT_CHOICES = ["private", "company", "municipality", "natureAgency"] as const;
export type ApplicantChoice = (typeof APPLICANT_CHOICES)[number];

type Rule = { rule: string; passed: boolean | null; textCode: string; figure: unknown };

/** A scheme as it stands to a kind of applicant: the verdict on land and round stands, and who may
 * apply is a fact of the scheme. */
export function judgedFor<S extends { rules: readonly Rule[] }>(
  scheme: S,
  facts: ApplicantRules,
  kind: ApplicantChoice,
): S {
  const passed = mayApplyFor(facts, applicantAs(kind));
  const textCode = passed ? "rule.applicant" : "rule.applicant.not-offered";
  return {
    ...scheme,
    rules: scheme.rules.map((rule) =>
      rule.rule === "applicant" ? { ...rule, passed, textCode, figure: kind } : rule,
    ),
  };
}

function applicantAs(kind: ApplicantChoice): Applicant {
  return { kind, vat: kind === "natureAgency" ? ownerOrganizations.natureAgency.vat : null };
}
