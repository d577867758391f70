import type { Missing } from "./ruleResult.ts";

type Judged = {
  readonly rules: readonly {
    readonly rule: string;
    readonly passed: boolean | null;
    readonly severity: "blocking" | "warning";
    readonly missing: Missing | null;
  }[];
  /** What the cut would take, measured; without it the largest overlap is the least it takes. */
  readonly toCutHa?: number | null;
};

export type NeededChange = Missing & {
  /** Several datasets are in the way and were not measured together: more may have to go. */
  readonly isAtLeast?: boolean;
  /** Only land in the way stands against the scheme, so that taking it out is enough. */
  readonly isEnough?: boolean;
};

/** Less than this is no area to continue with. */
const NOTHING_LEFT_HA = 0.05;

/** What would have to be different about the area; null where no change of it would help. */
export function neededChange({ rules, toCutHa }: Judged, areaHa: number): NeededChange | null {
  const broken = rules.filter(
    ({ passed, severity, missing }) =>
      passed === false && severity === "blocking" && missing !== null,
  );
  const inTheWay = broken.filter(({ rule }) => rule === "must-not-overlap");
  // Cutting land away is what one can do oneself, so it is told before land that must be found.
  if (inTheWay.length > 0) {
    const haToCut = toCutHa ?? Math.max(...inTheWay.map(({ missing }) => missing?.haToCut ?? 0));
    if (haToCut > areaHa - NOTHING_LEFT_HA) return null;
    const isEnough =
      inTheWay.length === broken.length && !rules.some(({ rule }) => changesByCut.has(rule));
    return { haToCut, isAtLeast: toCutHa == null && inTheWay.length > 1, isEnough };
  }
  const { missing } = broken.find((one) => (one.missing?.haToCut ?? 0) > 0) ?? broken[0] ?? {};
  if (!missing?.haToCut || missing.haToCut <= areaHa - NOTHING_LEFT_HA) return missing ?? null;
  const { haToCut: _, ...others } = missing;
  return others;
}

/** Demands that are measured on what is left, and may fail there. */
const changesByCut: ReadonlySet<string> = new Set(["carbon-share", "must-overlap", "min-nitrogen"]);
