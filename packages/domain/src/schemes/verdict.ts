import { neededChange } from "./neededChange.ts";
import { type Missing, ROUNDING, TOUCH_HA } from "./ruleResult.ts";

/**
 * Does a scheme fit an area? · fits: rules met, open, for this applicant, something to gain ·
 * nothing-to-gain: rules met, but the purpose has nothing here · fits-if-changed: another area
 * would meet the rule that fails · not-open: as fits, but no round runs · not-for-you: another kind
 * of applicant · does-not-fit: no change of the area helps.
 */
export const VERDICTS = [
  "fits",
  "fits-if-changed",
  "not-open",
  "nothing-to-gain",
  "not-for-you",
  "does-not-fit",
] as const;
export type Verdict = (typeof VERDICTS)[number];

export type ToJudge = {
  readonly areaFits: boolean | null;
  readonly rules: readonly {
    readonly rule: string;
    readonly passed: boolean | null;
    readonly severity: "blocking" | "warning";
    readonly missing: Missing | null;
    readonly limit: unknown;
  }[];
  /** Land that serves the purpose, whoever has it; null: not measured. */
  readonly purposeHa: number | null;
  readonly toCutHa: number | null;
};

/** The one verdict of pages, documents, files and API; null where data to judge by are missing. */
export function verdict(judged: ToJudge, areaHa: number): Verdict | null {
  const isForeign = judged.rules.some((one) => one.rule === "applicant" && one.passed === false);
  return isForeign ? "not-for-you" : landVerdict(judged, areaHa);
}

/** The same whoever applies. */
export function landVerdict(judged: ToJudge, areaHa: number): Verdict | null {
  const { areaFits, purposeHa, rules } = judged;
  const isOpen = rules.some(({ rule, passed }) => rule === "period" && passed === true);
  if (areaFits === false && !canBeChanged(judged, areaHa)) return "does-not-fit";
  if (purposeHa !== null && purposeHa <= TOUCH_HA)
    return areaFits === false ? "does-not-fit" : "nothing-to-gain";
  if (areaFits === null) return null;
  if (!isOpen) return "not-open";
  return areaFits ? "fits" : "fits-if-changed";
}

/** Another area would do; what a cut leaves is at least the least the scheme takes. */
function canBeChanged(judged: ToJudge, areaHa: number): boolean {
  const change = neededChange(judged, areaHa);
  if (change === null) return false;
  if (change.haToCut === undefined) return true;
  const least = judged.rules.find(({ rule }) => rule === "min-area")?.limit;
  return typeof least !== "number" || areaHa - change.haToCut >= least - ROUNDING;
}
