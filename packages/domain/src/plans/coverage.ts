import { COUNTED_STAGES, type CountedStage } from "../lifecycle/stage.ts";

/** What one sub-catchment needs and gets, in tons of nitrogen. */
export type CoveragePart = { readonly needT: number; readonly contributedT: number };

/** How much of a plan's need is met. Surplus never crosses a sub-catchment's border, so every figure
 * is a sum over sub-catchments and none is computed from the plan's totals. */
export type Coverage = {
  readonly needT: number;
  /** Everything contributed, also where nothing is needed. */
  readonly contributedT: number;
  /** Σ min(need, contributed). */
  readonly coveredT: number;
  /** Σ max(0, need − contributed). */
  readonly missingT: number;
  /** Beyond the need of those that have one. */
  readonly surplusT: number;
  /** Contributed where there is no need. */
  readonly noNeedT: number;
  /** Covered of the need, 0 to 1; null where nothing is needed. */
  readonly share: number | null;
  readonly needCount: number;
  /** Sub-catchments that miss something. */
  readonly missingCount: number;
  readonly surplusCount: number;
  readonly noNeedCount: number;
  /** Nothing is missing, to the tenth of a ton that is shown. */
  readonly isCovered: boolean;
};

/** What is less than this is shown as 0,0 t. */
const SHOWN_FROM_T = 0.05;

export function isShownT(tons: number): boolean {
  return tons >= SHOWN_FROM_T;
}

export function coverage(parts: readonly CoveragePart[]): Coverage {
  const needing = parts.filter(({ needT }) => needT > 0);
  const others = parts.filter(({ needT }) => !(needT > 0));
  const sum = (of: readonly CoveragePart[], figure: (part: CoveragePart) => number) =>
    of.reduce((total, part) => total + figure(part), 0);
  const needT = sum(needing, (part) => part.needT);
  const coveredT = sum(needing, (part) => Math.min(part.needT, part.contributedT));
  const missingT = sum(needing, missingOf);
  const isCovered = missingT < SHOWN_FROM_T;
  const surplusOf = (part: CoveragePart) => Math.max(0, part.contributedT - part.needT);
  return {
    needT,
    contributedT: sum(parts, (part) => part.contributedT),
    coveredT,
    missingT,
    surplusT: sum(needing, surplusOf),
    noNeedT: sum(others, (part) => part.contributedT),
    share: needT > 0 ? coveredT / needT : null,
    needCount: needing.length,
    missingCount: isCovered ? 0 : countMissing(needing),
    surplusCount: needing.filter((part) => surplusOf(part) >= SHOWN_FROM_T).length,
    noNeedCount: others.filter((part) => part.contributedT >= SHOWN_FROM_T).length,
    isCovered,
  };
}

function missingOf({ needT, contributedT }: CoveragePart): number {
  return Math.max(0, needT - contributedT);
}

/** Many that miss next to nothing may together miss something: then all of them are counted. */
function countMissing(needing: readonly CoveragePart[]): number {
  const shown = needing.filter((part) => missingOf(part) >= SHOWN_FROM_T).length;
  return shown > 0 ? shown : needing.filter((part) => missingOf(part) > 0).length;
}

/** What is said of a plan before any figure. */
export type NeedVerdict = "no-need" | "field-regulation" | "unshared" | "covered" | "missing";

/** 'Intet behov' only where the goal is 0; a goal that regulation of the fields alone meets is
 * another thing. Neither is concluded from what is edited: a need of the plan that none of its
 * sub-catchments has is still there. */
export function needVerdict(
  { goalT, planNeedT }: { readonly goalT: number; readonly planNeedT: number },
  { needT, isCovered }: Pick<Coverage, "needT" | "isCovered">,
): NeedVerdict {
  if (needT > 0) return isCovered ? "covered" : "missing";
  if (isShownT(planNeedT)) return "unshared";
  return goalT > 0 ? "field-regulation" : "no-need";
}

/** The covered part of one sub-catchment's need by stage: the most certain cover first. */
export function coveredByStage(
  needT: number,
  byStage: Readonly<Record<CountedStage, number>>,
): Record<CountedStage, number> {
  const covered = { ...byStage };
  let openT = Math.max(0, needT);
  for (const stage of COUNTED_STAGES.toReversed()) {
    covered[stage] = Math.min(openT, byStage[stage]);
    openT -= covered[stage];
  }
  return covered;
}
