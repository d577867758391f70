import { ownerOrganizations } from "../organizations/ownerOrganizations.ts";
import type { Applicant } from "../rights/applicantKind.ts";
import { type ToJudge, type Verdict, verdict } from "./verdict.ts";
import { type ApplicantRules, mayApplyFor } from "./whoMayApply.ts";

/** Who one applies as, without signing in. */
export const APPLICANT_CHOICES = ["private", "company", "municipality", "natureAgency"] as const;
export type ApplicantChoice = (typeof APPLICANT_CHOICES)[number];

type Rule = ToJudge["rules"][number] & { textCode: string; figure: unknown };
type Judged = Omit<ToJudge, "rules"> & { rules: readonly Rule[]; verdict: Verdict | null };

/** A scheme as it stands to a kind of applicant: the verdict on land and round stands, and who may
 * apply is a fact of the scheme. */
export function judgedFor<S extends Judged>(
  scheme: S,
  facts: ApplicantRules,
  { kind, areaHa }: { kind: ApplicantChoice; areaHa: number },
): S {
  const passed = mayApplyFor(facts, applicantAs(kind));
  const textCode = passed ? "rule.applicant" : "rule.applicant.not-offered";
  const rules = scheme.rules.map((rule) =>
    rule.rule === "applicant" ? { ...rule, passed, textCode, figure: kind } : rule,
  );
  return { ...scheme, rules, verdict: verdict({ ...scheme, rules }, areaHa) };
}

function applicantAs(kind: ApplicantChoice): Applicant {
  return { kind, vat: kind === "natureAgency" ? ownerOrganizations.natureAgency.vat : null };
}
