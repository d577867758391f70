import { type Effects, type EffectTotals, EFFECT_NAMES, sumEffects } from "../effects/effects.ts";
import type { CountedStage } from "../lifecycle/stage.ts";
import { type Day, endMs, startMs } from "../time/copenhagen.ts";
import type { StageRow } from "./development.ts";

export const CHANGE_KINDS = ["new", "established", "moved", "changed", "dropped"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export type Change<Row extends StageRow = StageRow> = {
  readonly kind: ChangeKind;
  readonly row: Row;
  readonly from: CountedStage | null;
  readonly to: CountedStage | null;
  /** What it changed of the effect that has commitment: nothing where a project only moves on. */
  readonly effects: EffectTotals;
};

/** How the effect with commitment came from one figure to the other. */
export type Delta = {
  readonly before: EffectTotals;
  readonly after: EffectTotals;
  /** Of projects that had no commitment on the first day and have one on the last. */
  readonly added: EffectTotals;
  /** Of those that had one and no longer have; negative. */
  readonly dropped: EffectTotals;
  /** Of those that had one on both days. */
  readonly changed: EffectTotals;
  /** Of the effect on the last day: of projects carried out since the first. */
  readonly established: EffectTotals;
};

const nothing = sumEffects([]);

/**
 * What happened from the beginning of one day to the end of another, newest first, and what it came
 * to. Each change of a project is told; the sums compare the two days, so that what came and went
 * between them is in the list and not in the sums. `changed` are the rows of the changed projects
 * that had commitment on each of the two days.
 */
export function changesBetween<Row extends StageRow>(
  rows: readonly Row[],
  { from, to }: { from: Day; to: Day },
): { changes: Change<Row>[]; delta: Delta; changed: { before: Row[]; after: Row[] } } {
  const [firstMs, endOfLastMs] = [startMs(from), endMs(to)];
  const before = new Map<string, Row>();
  const after = new Map<string, Row>();
  const changes: Change<Row>[] = [];
  const ordered = rows.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  for (const row of ordered) {
    const atMs = Date.parse(row.at);
    if (atMs >= endOfLastMs) break;
    const earlier = after.get(row.projectId);
    after.set(row.projectId, row);
    if (atMs < firstMs) before.set(row.projectId, row);
    else changes.push(...changeOf(earlier, row));
  }
  const ids = [...new Set(changes.map(({ row }) => row.projectId))];
  const standingIn = (rowsThen: ReadonlyMap<string, Row>) =>
    ids.flatMap((id) => rowsThen.get(id) ?? []).filter(({ stage }) => stage !== null);
  return {
    changes: changes.toReversed(),
    delta: deltaOf(before, after),
    changed: { before: standingIn(before), after: standingIn(after) },
  };
}

function changeOf<Row extends StageRow>(earlier: Row | undefined, row: Row): Change<Row>[] {
  const [from, to] = [earlier?.stage ?? null, row.stage];
  const effects = difference(committed(row), committed(earlier));
  const kind = kindOf(from, to, effects);
  return kind === null ? [] : [{ kind, row, from, to, effects }];
}

function kindOf(
  from: CountedStage | null,
  to: CountedStage | null,
  effects: EffectTotals,
): ChangeKind | null {
  if (from === to)
    return EFFECT_NAMES.some((name) => Math.abs(effects[name]) > 1e-9) ? "changed" : null;
  if (to === null) return "dropped";
  if (to === "established") return "established";
  return from === null ? "new" : "moved";
}

function deltaOf(
  before: ReadonlyMap<string, StageRow>,
  after: ReadonlyMap<string, StageRow>,
): Delta {
  const ids = [...after.keys()];
  const of = (part: (was: EffectTotals | null, is: EffectTotals | null, id: string) => Effects) =>
    sumEffects(ids.map((id) => part(standing(before.get(id)), standing(after.get(id)), id)));
  return {
    before: of((was) => was ?? nothing),
    after: of((_was, is) => is ?? nothing),
    added: of((was, is) => (was === null && is !== null ? is : nothing)),
    dropped: of((was, is) => (was !== null && is === null ? difference(nothing, was) : nothing)),
    changed: of((was, is) => (was !== null && is !== null ? difference(is, was) : nothing)),
    established: of((_was, is, id) =>
      is !== null &&
      after.get(id)?.stage === "established" &&
      before.get(id)?.stage !== "established"
        ? is
        : nothing,
    ),
  };
}

const standing = (row: StageRow | undefined): EffectTotals | null =>
  row === undefined || row.stage === null ? null : sumEffects([row.effects]);

const committed = (row: StageRow | undefined): EffectTotals => standing(row) ?? nothing;

function difference(a: EffectTotals, b: EffectTotals): EffectTotals {
  return {
    nitrogenReductionT: a.nitrogenReductionT - b.nitrogenReductionT,
    extractionEffortHa: a.extractionEffortHa - b.extractionEffortHa,
    afforestationEffortHa: a.afforestationEffortHa - b.afforestationEffortHa,
  };
}
