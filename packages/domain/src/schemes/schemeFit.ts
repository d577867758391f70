import type { SchemeJudgement } from "./judgeScheme.ts";
import type { Missing } from "./ruleResult.ts";

/** How a scheme stands to this applicant and this area, best first. */
export const SCHEME_FITS = ["now", "soon", "change", "closed", "foreign"] as const;

/**
 * now: open, and nothing known stands against it · soon: fits, and a round is announced · change:
 * something about the area would have to be different · closed: no round runs or is announced ·
 * foreign: not for this applicant.
 */
export type SchemeFit = (typeof SCHEME_FITS)[number];

type Judged = Pick<SchemeJudgement, "areaFits"> & {
  readonly rules: readonly {
    readonly rule: string;
    readonly passed: boolean | null;
    readonly severity: "blocking" | "warning";
    readonly figure: unknown;
    readonly missing: Missing | null;
  }[];
};

/** Where a scheme belongs in 'what can I apply for?'. What could not be judged does not stand against it. */
export function schemeFit({ rules, areaFits }: Judged): SchemeFit {
  const ruleOf = (name: string) => rules.find(({ rule }) => rule === name);
  if (ruleOf("applicant")?.passed === false) return "foreign";
  const period = ruleOf("period");
  if (period?.passed !== true && period?.figure !== "next_round") return "closed";
  if (areaFits === false) return "change";
  return period.passed === true ? "now" : "soon";
}

/** What would have to be different about the area: the first demand that says how much. */
export function neededChange({ rules }: Pick<Judged, "rules">): Missing | null {
  const broken = rules.filter(
    ({ passed, severity, missing }) =>
      passed === false && severity === "blocking" && missing !== null,
  );
  // Cutting land away is what one can do oneself, so it is told before land that must be found.
  const cut = broken.find(({ missing }) => (missing?.haToCut ?? 0) > 0);
  return (cut ?? broken[0])?.missing ?? null;
}

/** Judged schemes, already best first, in the groups that people are shown; empty ones left out. */
export function groupByFit<S extends Judged>(
  schemes: readonly S[],
): readonly { readonly fit: SchemeFit; readonly schemes: readonly S[] }[] {
  return SCHEME_FITS.map((fit) => ({
    fit,
    schemes: schemes.filter((scheme) => schemeFit(scheme) === fit),
  })).filter(({ schemes: inGroup }) => inGroup.length > 0);
}
