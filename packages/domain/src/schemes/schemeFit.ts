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

export type NeededChange = Missing & {
  /** Several datasets lie in the way: where they differ more than `haToCut` has to go. */
  readonly isAtLeast?: boolean;
  /** Only land in the way stands against the scheme, so that taking it out is enough. */
  readonly isEnough?: boolean;
};

/** Less than this is no area to go on with. */
const NOTHING_LEFT_HA = 0.05;

/** What would have to be different about the area; null where no change of it would help. */
export function neededChange(
  { rules }: { readonly rules: readonly Omit<Judged["rules"][number], "figure">[] },
  areaHa: number,
): NeededChange | null {
  const broken = rules.filter(
    ({ passed, severity, missing }) =>
      passed === false && severity === "blocking" && missing !== null,
  );
  const inTheWay = broken.filter(({ rule }) => rule === "must-not-overlap");
  // Cutting land away is what one can do oneself, so it is told before land that must be found.
  if (inTheWay.length > 0) {
    const haToCut = Math.max(...inTheWay.map(({ missing }) => missing?.haToCut ?? 0));
    if (haToCut > areaHa - NOTHING_LEFT_HA) return null;
    const isEnough =
      inTheWay.length === broken.length && !rules.some(({ rule }) => changesByCut.has(rule));
    return { haToCut, isAtLeast: inTheWay.length > 1, isEnough };
  }
  const { missing } = broken.find((one) => (one.missing?.haToCut ?? 0) > 0) ?? broken[0] ?? {};
  if (!missing?.haToCut || missing.haToCut <= areaHa - NOTHING_LEFT_HA) return missing ?? null;
  const { haToCut: _, ...others } = missing;
  return others;
}

/** Demands that are measured on what is left, and may fail there. */
const changesByCut: ReadonlySet<string> = new Set(["carbon-share", "must-overlap", "min-nitrogen"]);

/** Judged schemes, already best first, in the groups that people are shown; empty ones left out. */
export function groupByFit<S extends Judged>(
  schemes: readonly S[],
): readonly { readonly fit: SchemeFit; readonly schemes: readonly S[] }[] {
  return SCHEME_FITS.map((fit) => ({
    fit,
    schemes: schemes.filter((scheme) => schemeFit(scheme) === fit),
  })).filter(({ schemes: inGroup }) => inGroup.length > 0);
}
