import type { StatusGoal } from "@mars/contracts/status/statusShapes";
import { type Coverage, coverage, coveredByStage } from "@mars/domain/plans/coverage";
import { development } from "@mars/domain/status/development";
import { forecast, forecastWindowStart } from "@mars/domain/status/forecast";
import { forecastOfNeeds } from "@mars/domain/status/forecastOfNeeds";
import { deadlineOf, type GoalFigure, goalFigure } from "@mars/domain/status/goals";
import type { Plan, Snapshot } from "../snapshot/Snapshot.ts";
import { historyOfUnit } from "./developmentOf.ts";
import { perStage } from "./figures.ts";
import { subCatchmentRows } from "./subCatchmentRows.ts";

type Nitrogen = ReturnType<typeof perStage<number>>;
type Part = { needT: number; byStage: Nitrogen };

/**
 * The need of a coastal water group as a goal. Only what covers a need counts as reached: a group
 * with more than enough in one sub-catchment and too little in another has not met it.
 */
export function needGoal(snapshot: Snapshot, plan: Plan): StatusGoal {
  const rows = subCatchmentRows(snapshot, plan);
  const start = forecastWindowStart(snapshot.day);
  const rowsThen = rows.map(({ opId, needT }) => ({
    needT,
    byStage: nitrogenOn(snapshot, plan, opId, start),
  }));
  const established = coverageOf(rows, "established");
  const now = coverageOf(rows, "committed");
  const afterDropout = coverageOf(rows, "committedAfterDropout");
  const { byYear } = snapshot.goals.nitrogenReductionT;
  const deadline = deadlineOf(byYear);
  const aheadOf = (goal: number, then: number, reached: number) =>
    forecast({
      goal,
      deadline,
      historyFrom: snapshot.historyFrom,
      from: { day: start, reached: then },
      to: { day: snapshot.day, reached },
      metOn: null,
    });
  const ahead = (figure: GoalFigure, { isCovered, needT, coveredT }: Coverage) =>
    forecastOfNeeds(
      aheadOf(needT, coverageOf(rowsThen, figure).coveredT, isCovered ? needT : coveredT),
      rows.flatMap((row, index) => {
        if (row.needT <= 0) return [];
        const then = goalFigure(figure, rowsThen[index]!.byStage);
        const { isCovered: isMet, missingT: missing } = coverageOf([row], figure);
        const reached = isMet ? row.needT : goalFigure(figure, row.byStage);
        return [{ name: row.name, missing, forecast: aheadOf(row.needT, then, reached) }];
      }),
    );
  const covered = rows.map(({ needT, byStage }) => coveredByStage(needT, byStage));
  return {
    goal: now.needT,
    byYear,
    deadline,
    established: established.coveredT,
    establishedShare: established.share,
    reached: now.coveredT,
    share: now.share,
    remaining: now.missingT,
    expectedDropout: now.coveredT - afterDropout.coveredT,
    reachedAfterDropout: afterDropout.coveredT,
    shareAfterDropout: afterDropout.share,
    byStage: perStage((stage) => covered.reduce((sum, part) => sum + part[stage], 0)),
    sketch:
      coverage(rows.map(({ needT, plannedT }) => ({ needT, contributedT: plannedT }))).coveredT -
      now.coveredT,
    parts: [],
    forecasts: {
      established: ahead("established", established),
      committed: ahead("committed", now),
      committedAfterDropout: ahead("committedAfterDropout", afterDropout),
    },
  };
}

function coverageOf(parts: readonly Part[], figure: GoalFigure): Coverage {
  return coverage(
    parts.map(({ needT, byStage }) => ({ needT, contributedT: goalFigure(figure, byStage) })),
  );
}

/** What stood in a sub-catchment at the end of a day, of what its plan counts now. */
function nitrogenOn(snapshot: Snapshot, plan: Plan, opId: string, day: string): Nitrogen {
  const excluded = snapshot.exclusions.get(plan.id);
  const rows = historyOfUnit(snapshot, "subcatchment", opId).filter(
    ({ projectId }) => !excluded?.has(projectId),
  );
  const [point] = development(rows, [day]);
  return perStage((stage) => point?.effects[stage].nitrogenReductionT ?? 0);
}
