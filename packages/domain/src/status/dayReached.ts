import type { EffectName } from "../effects/effects.ts";
import { COUNTED_STAGES, type CountedStage } from "../lifecycle/stage.ts";
import { copenhagenDay, type Day } from "../time/copenhagen.ts";
import type { StageRow } from "./development.ts";
import { type GoalFigure, goalFigure } from "./goals.ts";

/**
 * The day one figure came to a goal and has stayed there since; null where it is below it. What
 * history begins with counts as reached on its first day.
 */
export function dayReached(
  rows: readonly StageRow[],
  { effect, figure, goal }: { effect: EffectName; figure: GoalFigure; goal: number },
): Day | null {
  const sums = Object.fromEntries(COUNTED_STAGES.map((stage) => [stage, 0])) as Record<
    CountedStage,
    number
  >;
  const standing = new Map<string, StageRow>();
  const count = (row: StageRow | undefined, sign: 1 | -1) => {
    if (row?.stage) sums[row.stage] += sign * (row.effects[effect] ?? 0);
  };
  let since: string | null = null;
  for (const row of rows.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))) {
    count(standing.get(row.projectId), -1);
    count(row, 1);
    standing.set(row.projectId, row);
    // Added and taken away again, floating-point sums may miss the goal by a hair.
    const isThere = goalFigure(figure, sums) >= goal - 1e-6;
    since = isThere ? (since ?? row.at) : null;
  }
  return since && copenhagenDay(since);
}
