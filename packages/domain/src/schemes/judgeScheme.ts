import type { EffectTotals } from "../effects/effects.ts";
import { effectOfArea } from "../effects/effectOfArea.ts";
import { landKey, TAKEN } from "./landPart.ts";
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
import { type SchemePayment, schemePayment } from "./schemePayment.ts";
import { className, type SchemePurpose, type SubsidyScheme } from "./subsidyScheme.ts";
import { mapsOf, overlapsOfLand, purposeLand, sumHa, usableLand } from "./usableLand.ts";
import { type Verdict, verdict } from "./verdict.ts";

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
  readonly verdict: Verdict | null;
} & LandJudgement;

/** What the scheme has to gain here; null: not measured. */
export type LandJudgement = {
  readonly purpose: SchemePurpose | null;
  /** Serves the purpose, whoever has it. */
  readonly purposeHa: number | null;
  /** The same without what others have a commitment for. */
  readonly usableHa: number | null;
  /** What the scheme excludes and what others have a commitment for. */
  readonly toCutHa: number | null;
  /** On usable land. */
  readonly usableEffects: EffectTotals | null;
  /** On usable land; null also where no rate is published. */
  readonly payment: SchemePayment | null;
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

  const land = judgeLand(scheme, given);
  return {
    schemeId: scheme.id,
    schemeName: scheme.name,
    className: className(scheme),
    rules,
    ...land,
    ...verdicts(scheme, { rules, ...land }, given.areaHa ?? 0),
  };
}

function judgeLand(scheme: SubsidyScheme, { land, measure }: SchemeCase): LandJudgement {
  const { purpose } = scheme;
  const maps = purpose === null ? [] : mapsOf(purpose);
  if (land === null || maps.some((id) => land.missingMaps.includes(id)))
    return {
      purpose,
      purposeHa: null,
      usableHa: null,
      toCutHa: null,
      usableEffects: null,
      payment: null,
    };
  const usable = usableLand(scheme, land.parts);
  const excluded = [TAKEN, ...scheme.overlapRules.filter((one) => one.mustNotOverlap).map(landKey)];
  return {
    purpose,
    purposeHa: sumHa(purposeLand(scheme, land.parts)),
    usableHa: sumHa(usable),
    toCutHa: sumHa(land.parts.filter((part) => excluded.some((key) => part.in.includes(key)))),
    usableEffects: measure && effectOfArea(measure, overlapsOfLand(usable)).effects,
    payment: schemePayment(scheme.rates, usable),
  };
}

/** The same judgement for someone else: area and moment stand as they were. */
export function judgedFor<Judged extends SchemeJudgement>(
  scheme: SubsidyScheme,
  judgement: Judged,
  { applicant, areaHa }: { applicant: SchemeCase["applicant"]; areaHa: number },
): Judged {
  const rules = judgement.rules.map((result) =>
    result.rule === "applicant" ? applicantRule(scheme, { applicant }) : result,
  );
  return { ...judgement, rules, ...verdicts(scheme, { ...judgement, rules }, areaHa) };
}

function verdicts(
  scheme: SubsidyScheme,
  judged: Pick<SchemeJudgement, "rules" | "purposeHa" | "toCutHa">,
  areaHa: number,
) {
  const { rules } = judged;
  const areaFits = allHold(rules.filter(({ rule }) => ABOUT_THE_AREA.includes(rule)));
  return {
    areaFits,
    eligible: allHold(rules.filter(({ rule }) => rule !== "period" && rule !== "required-info")),
    mayApply: scheme.active && allHold(rules) === true,
    verdict: verdict({ ...judged, areaFits }, areaHa),
  };
}

/** False if a blocking rule fails, else null if one could not be judged. Warnings never count. */
function allHold(rules: readonly RuleResult[]): boolean | null {
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
