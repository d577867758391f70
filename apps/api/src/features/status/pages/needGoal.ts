import type { StatusGoal } from "@mars/contracts/status/statusShapes";
import { coverage } from "@mars/domain/plans/coverage";
import { development } from "@mars/domain/status/development";
import { forecastWindowStart } from "@mars/domain/status/forecast";
import type { Plan, Snapshot } from "../snapshot/Snapshot.ts";
import { historyOfUnit } from "./developmentOf.ts";
import { perStage } from "./figures.ts";
import { goalOfNeeds, type Nitrogen } from "./goalOfNeeds.ts";
import { subCatchmentRows } from "./subCatchmentRows.ts";

/** The need of a coastal water group as a goal: that of its sub-catchments. */
export function needGoal(snapshot: Snapshot, plan: Plan): StatusGoal {
  const rows = subCatchmentRows(snapshot, plan);
  const start = forecastWindowStart(snapshot.day);
  return goalOfNeeds(
    snapshot,
    rows.map(({ opId, name, needT, byStage }) => ({
      name,
      needT,
      byStage,
      byStageThen: nitrogenOn(snapshot, plan, opId, start),
    })),
    coverage(rows.map(({ needT, plannedT }) => ({ needT, contributedT: plannedT }))).coveredT,
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
