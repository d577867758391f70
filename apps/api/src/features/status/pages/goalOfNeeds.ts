import type { StatusGoal } from "@mars/contracts/status/statusShapes";
import { type Coverage, coverage, coveredByStage } from "@mars/domain/plans/coverage";
import { forecast, forecastWindowStart } from "@mars/domain/status/forecast";
import { forecastOfNeeds } from "@mars/domain/status/forecastOfNeeds";
import { deadlineOf, type GoalFigure, goalFigure } from "@mars/domain/status/goals";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { perStage } from "./figures.ts";

export type Nitrogen = ReturnType<typeof perStage<number>>;

/** One need, with what it has today and had when the forecast's window began. */
export type NeedPart = {
  readonly name: string;
  readonly needT: number;
  readonly byStage: Nitrogen;
  readonly byStageThen: Nitrogen;
};

/** Several needs as one goal: only what covers a need counts, and surplus never moves. */
export function goalOfNeeds(
  snapshot: Pick<Snapshot, "day" | "historyFrom" | "goals">,
  parts: readonly NeedPart[],
  coveredInclSketchesT: number | null = null,
): StatusGoal {
  const established = coverageOf(parts, "established");
  const now = coverageOf(parts, "committed");
  const afterDropout = coverageOf(parts, "committedAfterDropout");
  const { byYear } = snapshot.goals.nitrogenReductionT;
  const deadline = deadlineOf(byYear);
  const aheadOf = (goal: number, then: number, reached: number) =>
    forecast({
      goal,
      deadline,
      historyFrom: snapshot.historyFrom,
      from: { day: forecastWindowStart(snapshot.day), reached: then },
      to: { day: snapshot.day, reached },
      metOn: null,
    });
  const then = parts.map(({ needT, byStageThen }) => ({ needT, byStage: byStageThen }));
  const ahead = (figure: GoalFigure, { isCovered, needT, coveredT }: Coverage) =>
    forecastOfNeeds(
      aheadOf(needT, coverageOf(then, figure).coveredT, isCovered ? needT : coveredT),
      parts
        .filter((part) => part.needT > 0)
        .map((part) => {
          const { isCovered: isMet, missingT: missing } = coverageOf([part], figure);
          const reached = isMet ? part.needT : goalFigure(figure, part.byStage);
          const before = goalFigure(figure, part.byStageThen);
          return { name: part.name, missing, forecast: aheadOf(part.needT, before, reached) };
        }),
    );
  const covered = parts.map(({ needT, byStage }) => coveredByStage(needT, byStage));
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
    sketch: coveredInclSketchesT === null ? 0 : coveredInclSketchesT - now.coveredT,
    parts: [],
    forecasts: {
      established: ahead("established", established),
      committed: ahead("committed", now),
      committedAfterDropout: ahead("committedAfterDropout", afterDropout),
    },
  };
}

function coverageOf(
  parts: readonly Pick<NeedPart, "needT" | "byStage">[],
  figure: GoalFigure,
): Coverage {
  return coverage(
    parts.map(({ needT, byStage }) => ({ needT, contributedT: goalFigure(figure, byStage) })),
  );
}
