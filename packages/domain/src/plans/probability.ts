import type { Stage } from "../lifecycle/stage.ts";
import { EXPECTED_DROPOUT_SHARE } from "./balance.ts";
import { givesSomething, keepers, type SharedLand } from "./countedOnce.ts";
import { isShownT } from "./coverage.ts";
import type { ScenarioProject, ScenarioSubCatchment } from "./evaluateScenario.ts";

/** What a plan assumes of those who have not been asked yet, or have no approval to establish. */
export type PlanAssumptions = {
  /** How often a sketch, and a preliminary examination, is never established, 0 to 1. */
  readonly sketchDropout: number;
  readonly preliminaryDropout: number;
  /** Where the two come from; empty: no one has said. */
  readonly source: string;
  /** Whether readers of the published report are told how sure it is. */
  readonly isPublic: boolean;
};

export const USUAL_ASSUMPTIONS: PlanAssumptions = {
  sketchDropout: 0.4,
  preliminaryDropout: 0.25,
  source: "",
  isPublic: false,
};

type Dropout = Readonly<Record<Stage, number>>;

/** Only that of establishment approvals is told by the authority. */
export function dropoutOf({ sketchDropout, preliminaryDropout }: PlanAssumptions): Dropout {
  return {
    sketch_project: sketchDropout,
    preliminary_examination_approval: preliminaryDropout,
    establishment_approval: EXPECTED_DROPOUT_SHARE,
    established: 0,
  };
}

/** Within a percentage point, and drawn in a fraction of a second for the largest plan. */
const DRAWS = 20_000;

const IN_ORDER = Uint32Array.from({ length: DRAWS }, (_, draw) => draw);

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
  assumptions: PlanAssumptions = USUAL_ASSUMPTIONS,
): PlanProbability {
  const dropout = dropoutOf(assumptions);
  const needy = subCatchments.filter(({ needT }) => isShownT(needT));
  const sure = new Map(
    needy.map((sub) => [sub.id, certainOutcome(sub, counted, land, dropout)] as const),
  );
  const { totals } = drawTotals(
    needy.filter(({ id }) => sure.get(id) === null),
    counted,
    land,
    dropout,
  );
  const shares = needy.map(({ id, needT }) => {
    const total = totals.get(id);
    return [id, total ? shareMet([{ needT, total }]) : sure.get(id)!] as const;
  });
  const open = needy.flatMap(({ id, needT }) => {
    const total = totals.get(id);
    return total ? [{ needT, total }] : [];
  });
  return {
    plan: [...sure.values()].includes(0) ? 0 : shareMet(open),
    subCatchments: new Map(shares),
  };
}

/** A sketch that does not count yet, and how sure the plan would be with it. */
export type Raise = { readonly id: string; readonly probability: number };

/** How sure the plan would be with each of these in addition, surest first: by the same draws, so that
 * a difference is theirs and not the dice's. */
export function raisedBy(
  candidates: readonly ScenarioProject[],
  subCatchments: readonly ScenarioSubCatchment[],
  counted: readonly ScenarioProject[],
  land: readonly SharedLand[],
  assumptions: PlanAssumptions = USUAL_ASSUMPTIONS,
): Raise[] {
  const dropout = dropoutOf(assumptions);
  // What is met for certain stays so: its bound holds with all land that is drawn twice lost.
  const open = subCatchments.filter(
    (sub) => isShownT(sub.needT) && certainOutcome(sub, counted, land, dropout) !== 1,
  );
  const isHopeless = open.some(
    (sub) => certainOutcome(sub, [...counted, ...candidates], land, dropout) === 0,
  );
  if (open.length === 0 || isHopeless) return [];
  const { totals, items, random } = drawTotals(open, counted, land, dropout);
  return candidates
    .filter(givesSomething)
    .map((candidate): Raise => {
      const changed = new Map([...totals].map(([id, total]) => [id, total.slice()]));
      const own = drawItem(candidate, changed, dropout, random);
      for (const { total, tons } of own.parts) addKept(total, own.kept, tons);
      // The others' parts are counted in the copies.
      const others = new Map(
        [...items].map(([id, item]) => [id, { ...item, parts: partsIn(item, changed) }] as const),
      );
      const together = new Map([...others, [own.id, own] as const]);
      for (const piece of land) {
        if (!piece.ids.includes(candidate.id)) continue;
        takeShared(piece, others, 1);
        takeShared(piece, together, -1);
      }
      const probability = shareMet(
        open.map(({ id, needT }) => ({ needT, total: changed.get(id)! })),
      );
      return { id: candidate.id, probability };
    })
    .toSorted((a, b) => b.probability - a.probability);
}

type Drawn = ScenarioProject & {
  readonly kept: Uint8Array;
  readonly parts: readonly { readonly total: Float64Array; readonly tons: number }[];
};

/** What each of the places gets in every draw, land counted once. */
function drawTotals(
  places: readonly ScenarioSubCatchment[],
  counted: readonly ScenarioProject[],
  land: readonly SharedLand[],
  dropout: Dropout,
) {
  const totals = new Map(places.map(({ id }) => [id, new Float64Array(DRAWS)]));
  const random = randomNumbers();
  // On shared land another may keep what an undecided place would get.
  const isRelevant = relevantItems(counted, land, totals);
  const items = new Map(
    counted
      .filter((item) => givesSomething(item) && isRelevant.has(item.id))
      .map((item) => [item.id, drawItem(item, totals, dropout, random)]),
  );
  for (const { kept, parts } of items.values())
    for (const { total, tons } of parts) addKept(total, kept, tons);
  for (const piece of land) takeShared(piece, items, -1);
  return { totals, items, random };
}

function drawItem(
  item: ScenarioProject,
  totals: ReadonlyMap<string, Float64Array>,
  dropout: Dropout,
  random: () => number,
): Drawn {
  const kept = new Uint8Array(DRAWS).fill(1);
  // Lost in as many of the draws as its risk says, in random ones: far less by chance than by a die
  // for each draw.
  const lostCount = Math.floor(dropout[item.stage] * DRAWS + random());
  const order = IN_ORDER.slice();
  for (let i = 0; i < lostCount; i++) {
    const other = i + Math.floor(random() * (DRAWS - i));
    kept[order[other]!] = 0;
    order[other] = order[i]!;
  }
  return { ...item, kept, parts: partsIn(item, totals) };
}

function partsIn({ shares }: ScenarioProject, totals: ReadonlyMap<string, Float64Array>) {
  return shares.flatMap(({ subCatchmentId, nitrogenReductionT }) => {
    const total = totals.get(subCatchmentId);
    return total && nitrogenReductionT ? [{ total, tons: nitrogenReductionT }] : [];
  });
}

function addKept(total: Float64Array, kept: Uint8Array, tons: number): void {
  for (let draw = 0; draw < DRAWS; draw++) total[draw]! += kept[draw]! * tons;
}

/** Takes a piece of land from all but the first of those that are kept, or gives it back. */
function takeShared(piece: SharedLand, items: ReadonlyMap<string, Drawn>, sign: 1 | -1): void {
  const [first, ...others] = keepers(piece, items);
  if (!first || !others.some(({ item }) => item.parts.length > 0)) return;
  const taken = first.item.kept.slice();
  for (const { item, share } of others) {
    for (const { total, tons } of item.parts)
      for (let draw = 0; draw < DRAWS; draw++)
        total[draw]! += sign * taken[draw]! * item.kept[draw]! * tons * share;
    for (let draw = 0; draw < DRAWS; draw++) taken[draw]! |= item.kept[draw]!;
  }
}

/** In how many of the draws all of these get what they need, 0 to 1. */
function shareMet(places: readonly { needT: number; total: Float64Array }[]): number {
  let met = 0;
  for (let draw = 0; draw < DRAWS; draw++)
    if (places.every(({ needT, total }) => !isShownT(needT - total[draw]!))) met++;
  return met / DRAWS;
}

/** Less likely than this is not looked for. */
const UNLIKELY = 1e-6;

/** 1 or 0 where the bounds of a sum of independent items (Hoeffding) leave no doubt, else null. */
function certainOutcome(
  { id, needT }: ScenarioSubCatchment,
  counted: readonly ScenarioProject[],
  land: readonly SharedLand[],
  dropout: Dropout,
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
