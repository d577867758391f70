import { type Effects, type EffectTotals, sumEffects } from "../effects/effects.ts";
import { COUNTED_STAGES, type CountedStage } from "../lifecycle/stage.ts";
import { type Day, endMs } from "../time/copenhagen.ts";

/** One row of history: from this moment on the project stood there with these effects.
 * stage null: not decided yet, or dropped out. */
export type StageRow = {
  readonly projectId: string;
  readonly at: string;
  readonly stage: CountedStage | null;
  readonly effects: Effects;
};

export type DevelopmentPoint = {
  readonly day: Day;
  readonly count: Readonly<Record<CountedStage, number>>;
  readonly effects: Readonly<Record<CountedStage, EffectTotals>>;
};

/** How stages grew, at the end of each of these days. History is walked once. */
export function development(
  rows: readonly StageRow[],
  days: readonly Day[],
): readonly DevelopmentPoint[] {
  const ordered = inTime(rows);
  const latest = new Map<string, StageRow>();
  let next = 0;
  return days.toSorted().map((day) => {
    const before = endMs(day);
    while (next < ordered.length && Date.parse(ordered[next]!.at) < before) {
      latest.set(ordered[next]!.projectId, ordered[next]!);
      next += 1;
    }
    const standing = [...latest.values()];
    const of = (stage: CountedStage) => standing.filter((row) => row.stage === stage);
    return {
      day,
      count: perStage((stage) => of(stage).length),
      effects: perStage((stage) => sumEffects(of(stage).map(({ effects }) => effects))),
    };
  });
}

function perStage<T>(figure: (stage: CountedStage) => T): Record<CountedStage, T> {
  return Object.fromEntries(COUNTED_STAGES.map((stage) => [stage, figure(stage)])) as Record<
    CountedStage,
    T
  >;
}

function inTime(rows: readonly StageRow[]): readonly StageRow[] {
  return rows.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
