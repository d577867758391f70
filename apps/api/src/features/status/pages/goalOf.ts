import type { EffectKey, StatusGoal } from "@mars/contracts/statusShapes";
import { COUNTED_STAGES } from "@mars/domain/lifecycle/stage";
import { development, type StageRow } from "@mars/domain/status/development";
import { goalProgress } from "@mars/domain/status/goals";
import { pace, paceWindowStart } from "@mars/domain/status/pace";
import type { UnitTotals } from "@mars/domain/status/unitTotals";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { effectNames, perStage } from "./figures.ts";

type Basis = {
  totals: UnitTotals;
  rows: readonly StageRow[];
  snapshot: Pick<Snapshot, "day" | "historyFrom">;
};

/** How far a goal is reached, what is expected to drop out, and when it is met at today's pace. */
export function goalOf(
  effect: EffectKey,
  goal: { amount: number; byYear: number | null },
  { totals, rows, snapshot }: Basis,
): StatusGoal {
  const name = effectNames[effect];
  const { goal: _, ...progress } = goalProgress(totals, name, goal.amount);
  const start = paceWindowStart(snapshot.day, snapshot.historyFrom);
  const [point] = development(rows, [start]);
  const reachedThen = COUNTED_STAGES.reduce(
    (sum, stage) => sum + (point?.effects[stage][name] ?? 0),
    0,
  );
  const speed = pace(
    goal.amount,
    { day: start, reached: reachedThen },
    { day: snapshot.day, reached: totals.total[name] },
  );
  return {
    goal: goal.amount,
    byYear: goal.byYear,
    ...progress,
    byStage: perStage((stage) => totals.byStage[stage][name]),
    sketch: totals.sketches[name],
    pace: { kind: speed.kind, on: speed.kind === "date" ? speed.on : null, inputs: speed.inputs },
  };
}
