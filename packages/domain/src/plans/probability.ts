import type { Stage } from "../lifecycle/stage.ts";
import { EXPECTED_DROPOUT_SHARE } from "./balance.ts";
import { givesSomething, keepers, type SharedLand } from "./countedOnce.ts";
import { isShownT } from "./coverage.ts";
import type { ScenarioProject, ScenarioSubCatchment } from "./evaluateScenario.ts";

/** How often what has come so far is never established. Only that of establishment approvals is
 * told by the authority; those of sketches and preliminary examinations are assumptions. */
export const ASSUMED_DROPOUT: Readonly<Record<Stage, number>> = {
  sketch_project: 0.4,
  preliminary_examination_approval: 0.25,
  establishment_approval: EXPECTED_DROPOUT_SHARE,
  established: 0,
};

/** Within a percentage point, and drawn in well under a second for the largest plan. */
const DRAWS = 20_000;

export type PlanProbability = {
  /** That no sub-catchment lacks anything, 0 to 1. */
  readonly plan: number;
  readonly subCatchments: ReadonlyMap<string, number>;
};

/**
 * How sure a plan is: every counted item is kept or lost as a whole, independently of the others, by
 * its stage's dropout; land is counted once among those that are kept. The same items always give
 * the same answer.
 */
export function planProbability(
  subCatchments: readonly ScenarioSubCatchment[],
  counted: readonly ScenarioProject[],
  land: readonly SharedLand[],
  dropout: Readonly<Record<Stage, number>> = ASSUMED_DROPOUT,
): PlanProbability {
  const needy = subCatchments.filter(({ needT }) => isShownT(needT));
  const sure = new Map(
    needy.map((sub) => [sub.id, certainOutcome(sub, counted, land, dropout)] as const),
  );
  const open = needy.filter(({ id }) => sure.get(id) === null);
  const totals = new Map(open.map(({ id }) => [id, new Float64Array(DRAWS)]));
  const random = randomNumbers();
  // On shared land another may keep what an undecided place would get.
  const isRelevant = relevantItems(counted, land, totals);
  const items = new Map(
    counted
      .filter((item) => givesSomething(item) && isRelevant.has(item.id))
      .map((item) => {
        const kept = new Uint8Array(DRAWS);
        const risk = dropout[item.stage];
        for (let draw = 0; draw < DRAWS; draw++) kept[draw] = risk > 0 && random() < risk ? 0 : 1;
        const parts = item.shares.flatMap(({ subCatchmentId, nitrogenReductionT }) => {
          const total = totals.get(subCatchmentId);
          return total && nitrogenReductionT ? [{ total, tons: nitrogenReductionT }] : [];
        });
        return [item.id, { ...item, kept, parts }];
      }),
  );
  for (const { kept, parts } of items.values())
    for (const { total, tons } of parts)
      for (let draw = 0; draw < DRAWS; draw++) total[draw]! += kept[draw]! * tons;
  for (const piece of land) {
    const [first, ...others] = keepers(piece, items);
    if (!first || !others.some(({ item }) => item.parts.length > 0)) continue;
    const taken = first.item.kept.slice();
    for (const { item, share } of others) {
      for (const { total, tons } of item.parts)
        for (let draw = 0; draw < DRAWS; draw++)
          total[draw]! -= taken[draw]! * item.kept[draw]! * tons * share;
      for (let draw = 0; draw < DRAWS; draw++) taken[draw]! |= item.kept[draw]!;
    }
  }
  const isMet = (needT: number, tons: number) => !isShownT(needT - tons);
  const all = new Uint8Array(DRAWS).fill([...sure.values()].includes(0) ? 0 : 1);
  const shares = needy.map(({ id, needT }) => {
    const known = sure.get(id);
    if (known !== null && known !== undefined) return [id, known] as const;
    let met = 0;
    totals.get(id)!.forEach((tons, draw) => {
      if (isMet(needT, tons)) met++;
      else all[draw] = 0;
    });
    return [id, met / DRAWS] as const;
  });
  return {
    plan: all.reduce((sum, one) => sum + one, 0) / DRAWS,
    subCatchments: new Map(shares),
  };
}

/** Less likely than this is not looked for. */
const UNLIKELY = 1e-6;

/** 1 or 0 where the bounds of a sum of independent items (Hoeffding) leave no doubt, else null. */
function certainOutcome(
  { id, needT }: ScenarioSubCatchment,
  counted: readonly ScenarioProject[],
  land: readonly SharedLand[],
  dropout: Readonly<Record<Stage, number>>,
): 0 | 1 | null {
  const tonsOf = new Map<string, number>();
  let mean = 0;
  let squares = 0;
  for (const { id: itemId, stage, shares } of counted) {
    const tons = shares
      .filter(({ subCatchmentId }) => subCatchmentId === id)
      .reduce((sum, { nitrogenReductionT }) => sum + (nitrogenReductionT ?? 0), 0);
    tonsOf.set(itemId, tons);
    mean += (1 - dropout[stage]) * tons;
    if (dropout[stage] > 0) squares += tons * tons;
  }
  // At worst all of them lose the land that they share.
  const lost = land.reduce(
    (sum, { ids, shares }) =>
      sum + ids.reduce((own, itemId, i) => own + (tonsOf.get(itemId) ?? 0) * shares[i]!, 0),
    0,
  );
  const spread = Math.sqrt((squares * Math.log(1 / UNLIKELY)) / 2);
  if (mean - lost - spread >= needT) return 1;
  return isShownT(needT - (mean + spread)) ? 0 : null;
}

function relevantItems(
  counted: readonly ScenarioProject[],
  land: readonly SharedLand[],
  totals: ReadonlyMap<string, unknown>,
): ReadonlySet<string> {
  const inside = new Set(
    counted
      .filter(({ shares }) => shares.some(({ subCatchmentId }) => totals.has(subCatchmentId)))
      .map(({ id }) => id),
  );
  const near = land.filter(({ ids }) => ids.some((id) => inside.has(id))).flatMap(({ ids }) => ids);
  return new Set([...inside, ...near]);
}

/** Whole percent, never more exact than that: 'under 1 %' and 'over 99 %' at the ends. */
export function shownPercent(probability: number): {
  percent: number;
  end: "under" | "over" | null;
} {
  if (probability < 0.01) return { percent: 1, end: "under" };
  if (probability > 0.99) return { percent: 99, end: "over" };
  return { percent: Math.round(probability * 100), end: null };
}

/** Mulberry32: the same row of numbers each time. */
function randomNumbers(): () => number {
  let state = 20_261_118;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
