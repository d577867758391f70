import { STAGES, type Stage } from "../lifecycle/stage.ts";
import { coverage } from "./coverage.ts";

/** Expected share of what has establishment approval that never gets established. */
export const EXPECTED_DROPOUT_SHARE = 0.2;

/** What one project or sketch gives one sub-catchment. */
export type Contribution = {
  readonly stage: Stage;
  readonly nitrogenReductionT: number | null;
  /** Counted in the plan's calculation. */
  readonly included: boolean;
};

/** Nitrogen of a sub-catchment, in tons: land counted once, and under `gross` as often as it is
 * drawn. */
export type Balance = BalanceFigures & { readonly gross: BalanceFigures };

export type BalanceFigures = {
  readonly needT: number;
  /** False: 'intet behov', and no percent. */
  readonly hasNeed: boolean;
  readonly byStage: Readonly<Record<Stage, number>>;
  /** Included sketches and projects of all three stages. */
  readonly plannedT: number;
  /** Established. */
  readonly achievedT: number;
  /** Never below zero. */
  readonly remainingT: number;
  /** Beyond the need; never counts in another sub-catchment. */
  readonly surplusT: number;
  readonly dropoutT: number;
  readonly plannedAfterDropoutT: number;
  readonly remainingAfterDropoutT: number;
  /** Covered of the need by what is planned, never above 1; null where there is none. */
  readonly coveredShare: number | null;
  /** Nothing is missing, to the tenth of a ton that is shown. */
  readonly isCovered: boolean;
};

export function emptyStages(): Record<Stage, number> {
  return {
    sketch_project: 0,
    preliminary_examination_approval: 0,
    establishment_approval: 0,
    established: 0,
  };
}

/** The balance of one sub-catchment from its nitrogen by stage. */
export function balanceOfStages(
  needT: number,
  byStage: Readonly<Record<Stage, number>>,
  dropoutShare: number = EXPECTED_DROPOUT_SHARE,
  grossByStage: Readonly<Record<Stage, number>> = byStage,
): Balance {
  return {
    ...figuresOfStages(needT, byStage, dropoutShare),
    gross: figuresOfStages(needT, grossByStage, dropoutShare),
  };
}

function figuresOfStages(
  needT: number,
  byStage: Readonly<Record<Stage, number>>,
  dropoutShare: number,
): BalanceFigures {
  const plannedT = STAGES.reduce((sum, stage) => sum + byStage[stage], 0);
  const dropoutT = dropoutShare * byStage.establishment_approval;
  const plannedAfterDropoutT = plannedT - dropoutT;
  const { share, isCovered } = coverage([{ needT, contributedT: plannedT }]);
  return {
    needT,
    hasNeed: needT > 0,
    byStage,
    plannedT,
    achievedT: byStage.established,
    remainingT: Math.max(0, needT - plannedT),
    surplusT: Math.max(0, plannedT - needT),
    dropoutT,
    plannedAfterDropoutT,
    remainingAfterDropoutT: Math.max(0, needT - plannedAfterDropoutT),
    coveredShare: share,
    isCovered,
  };
}

/** Need, planned, achieved and remaining of one sub-catchment. */
export function subCatchmentBalance(
  needT: number,
  contributions: readonly Contribution[],
  dropoutShare: number = EXPECTED_DROPOUT_SHARE,
): Balance {
  const byStage = emptyStages();
  for (const { stage, nitrogenReductionT, included } of contributions) {
    if (included) byStage[stage] += nitrogenReductionT ?? 0;
  }
  return balanceOfStages(needT, byStage, dropoutShare);
}

/** A plan's balance is the sum of its sub-catchments': what one has too much of covers nothing in
 * another, so remaining is added up, not recomputed. */
export function planBalance(balances: readonly Balance[]): Balance {
  return { ...sumFigures(balances), gross: sumFigures(balances.map(({ gross }) => gross)) };
}

function sumFigures(balances: readonly BalanceFigures[]): BalanceFigures {
  const sum = (figure: (balance: BalanceFigures) => number) =>
    balances.reduce((total, balance) => total + figure(balance), 0);
  const byStage = emptyStages();
  for (const stage of STAGES) byStage[stage] = sum((balance) => balance.byStage[stage]);
  const needT = sum((balance) => balance.needT);
  const plannedT = sum((balance) => balance.plannedT);
  const { share, isCovered } = coverage(
    balances.map((balance) => ({ needT: balance.needT, contributedT: balance.plannedT })),
  );
  return {
    needT,
    hasNeed: needT > 0,
    byStage,
    plannedT,
    achievedT: sum((balance) => balance.achievedT),
    remainingT: sum((balance) => balance.remainingT),
    surplusT: sum((balance) => balance.surplusT),
    dropoutT: sum((balance) => balance.dropoutT),
    plannedAfterDropoutT: sum((balance) => balance.plannedAfterDropoutT),
    remainingAfterDropoutT: sum((balance) => balance.remainingAfterDropoutT),
    coveredShare: share,
    isCovered,
  };
}
