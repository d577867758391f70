import type { RuleName, RuleResult } from "./ruleResult.ts";
import { applicantRule } from "./rules/applicantRule.ts";
import { carbonShareRule } from "./rules/carbonShareRule.ts";
import { geometryRule } from "./rules/geometryRule.ts";
import { minAreaRule } from "./rules/minAreaRule.ts";
import { minNitrogenRule } from "./rules/minNitrogenRule.ts";
import { mustNotOverlapRule } from "./rules/mustNotOverlapRule.ts";
import { mustOverlapRule } from "./rules/mustOverlapRule.ts";
import { periodRule } from "./rules/periodRule.ts";
import { requiredInfoRule } from "./rules/requiredInfoRule.ts";
import type { SchemeCase } from "./schemeCase.ts";
import { className, type SubsidyScheme } from "./subsidyScheme.ts";

export type SchemeJudgement = {
  readonly schemeId: string;
  readonly schemeName: string;
  readonly className: string;
  readonly rules: readonly RuleResult[];
  /** The land itself fits, whoever applies and whenever. null: something could not be judged. */
  readonly areaFits: boolean | null;
  /** Area and applicant fit; only the period may be closed. */
  readonly eligible: boolean | null;
  /** Could be applied for now: no blocking rule fails, none is unjudged. */
  readonly mayApply: boolean;
};

const ABOUT_THE_AREA: readonly RuleName[] = [
  "geometry",
  "min-area",
  "carbon-share",
  "must-overlap",
  "min-nitrogen",
  "must-not-overlap",
];

/** Holds an area, an applicant and a moment against every rule of a scheme. */
export function judgeScheme(scheme: SubsidyScheme, given: SchemeCase): SchemeJudgement {
  const rules = [
    geometryRule(given),
    requiredInfoRule(given),
    minAreaRule(scheme, given),
    carbonShareRule(scheme, given),
    ...scheme.overlapRules.flatMap((rule) => [
      mustOverlapRule(rule, given),
      minNitrogenRule(rule, given),
      mustNotOverlapRule(rule, given),
    ]),
    applicantRule(scheme, given),
    periodRule(scheme, given),
  ].filter((result) => result !== null);

  return {
    schemeId: scheme.id,
    schemeName: scheme.name,
    className: className(scheme),
    rules,
    ...verdicts(scheme, rules),
  };
}

/** The same judgement for somebody else: area and moment stand as they were. */
export function judgedFor<Judged extends SchemeJudgement>(
  scheme: SubsidyScheme,
  judgement: Judged,
  applicant: SchemeCase["applicant"],
): Judged {
  const rules = judgement.rules.map((result) =>
    result.rule === "applicant" ? applicantRule(scheme, { applicant }) : result,
  );
  return { ...judgement, rules, ...verdicts(scheme, rules) };
}

function verdicts(scheme: SubsidyScheme, rules: readonly RuleResult[]) {
  return {
    areaFits: verdict(rules.filter(({ rule }) => ABOUT_THE_AREA.includes(rule))),
    eligible: verdict(rules.filter(({ rule }) => rule !== "period" && rule !== "required-info")),
    mayApply: scheme.active && verdict(rules) === true,
  };
}

/** False if a blocking rule fails, else null if one could not be judged. Warnings never count. */
function verdict(rules: readonly RuleResult[]): boolean | null {
  const blocking = rules.filter(({ severity }) => severity === "blocking");
  if (blocking.some(({ passed }) => passed === false)) return false;
  return blocking.some(({ passed }) => passed === null) ? null : true;
}

/** Blocking rules that stand against applying: those that fail, and those that could not be judged. */
export function failedRules(judgement: SchemeJudgement): readonly RuleResult[] {
  return judgement.rules.filter(
    ({ severity, passed }) => severity === "blocking" && passed !== true,
  );
}
