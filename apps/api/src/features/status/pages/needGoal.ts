import type { StatusGoal } from "@mars/contracts/statusShapes";
import { EXPECTED_DROPOUT_SHARE } from "@mars/domain/plans/balance";
import { type Coverage, coverage, coveredByStage } from "@mars/domain/plans/coverage";
import { development } from "@mars/domain/status/development";
import { pace, paceWindowStart } from "@mars/domain/status/pace";
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
  const now = coverageOf(rows);
  const afterDropout = coverageOf(rows, EXPECTED_DROPOUT_SHARE);
  const start = paceWindowStart(snapshot.day, snapshot.historyFrom);
  const then = coverageOf(
    rows.map(({ opId, needT }) => ({ needT, byStage: nitrogenOn(snapshot, plan, opId, start) })),
  );
  const speed = pace(
    now.needT,
    { day: start, reached: then.coveredT },
    { day: snapshot.day, reached: now.isCovered ? now.needT : now.coveredT },
  );
  const covered = rows.map(({ needT, byStage }) => coveredByStage(needT, byStage));
  return {
    goal: now.needT,
    byYear: null,
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
    pace: { kind: speed.kind, on: speed.kind === "date" ? speed.on : null, inputs: speed.inputs },
  };
}

function coverageOf(parts: readonly Part[], dropoutShare = 0): Coverage {
  return coverage(
    parts.map(({ needT, byStage }) => ({
      needT,
      contributedT:
        byStage.preliminary_examination_approval +
        byStage.establishment_approval * (1 - dropoutShare) +
        byStage.established,
    })),
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
