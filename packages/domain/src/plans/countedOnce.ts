import { EFFECT_NAMES, type Effects } from "../effects/effects.ts";
import type { Stage } from "../lifecycle/stage.ts";

/** Land that exactly these items share, measured once: with the part of each item's own area
 * (0 to 1) that it is, in the order of the ids. */
export type SharedLand = { readonly ids: readonly string[]; readonly shares: readonly number[] };

export type LandItem = {
  readonly id: string;
  readonly stage: Stage;
  /** Of the whole item, wherever it lies. */
  readonly wholeEffects: Effects;
};

/**
 * Land is counted once: the part (0 to 1) of each item that another one keeps. An applied project
 * keeps its land against a sketch; otherwise the one that gives least nitrogen there keeps it, so
 * deciding an overlap can only improve the figure. What gives nothing at all keeps nothing. `most`
 * is what deciding can come to: the one that gives most keeps it.
 */
export function lostShares(
  items: readonly LandItem[],
  land: readonly SharedLand[],
  keeps: "least" | "most" = "least",
): ReadonlyMap<string, number> {
  const byId = new Map(items.filter(givesSomething).map((item) => [item.id, item]));
  const lost = new Map<string, number>();
  for (const part of land) {
    const [, ...others] = keepers(part, byId, keeps);
    for (const { item, share } of others) {
      lost.set(item.id, Math.min(1, (lost.get(item.id) ?? 0) + share));
    }
  }
  return lost;
}

type Claim<Item> = { readonly item: Item; readonly share: number };

/** Those of a piece of land that count, first the one that keeps it. */
export function keepers<Item extends LandItem>(
  { ids, shares }: SharedLand,
  byId: ReadonlyMap<string, Item>,
  keeps: "least" | "most" = "least",
): Claim<Item>[] {
  return ids
    .flatMap((id, i): Claim<Item>[] => {
      const item = byId.get(id);
      return item ? [{ item, share: shares[i]! }] : [];
    })
    .toSorted(
      (a, b) =>
        Number(isSketch(a.item)) - Number(isSketch(b.item)) ||
        (keeps === "least" ? 1 : -1) * compareAmounts(givesThere(a), givesThere(b)) ||
        (a.item.id < b.item.id ? -1 : 1),
    );
}

export function givesSomething({ wholeEffects }: Pick<LandItem, "wholeEffects">): boolean {
  return EFFECT_NAMES.some((name) => (wholeEffects[name] ?? 0) > 0);
}

function givesThere({ item, share }: Claim<LandItem>): number {
  return (item.wholeEffects.nitrogenReductionT ?? 0) * share;
}

function isSketch({ stage }: LandItem): boolean {
  return stage === "sketch_project";
}

/** The same effect per hectare comes out a little different by every way it is computed. */
function compareAmounts(a: number, b: number): number {
  return Math.abs(a - b) <= 1e-9 * Math.max(a, b) ? 0 : a - b;
}
