import type { Plan } from "@mars/contracts/plans/planShapes";
import type { EffectSource } from "@mars/domain/effects/enteredEffects";
import { useState } from "react";
import type { CountedItem } from "../work/countedItem.ts";
import type { DoubleCount } from "./DoubleCount.ts";
import { pairGroups } from "./pairGroups.ts";
import { type PairKind, kindOf } from "./pairKind.ts";
import { pairRowId } from "./PairRow.tsx";
import { chosenClip, isWhollyTaken, sourceOf } from "./pairSides.ts";
import { keyOf } from "./useClipping.ts";

/** More rows at once would keep the panel waiting. */
const pageSize = 50;

type PairFilter = PairKind | "all" | "left";

export const keyOfPair = ({ clippedId, keptId }: DoubleCount) =>
  keyOf({ sketchId: clippedId, keptId });

const toggled = (known: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(known);
  if (!next.delete(id)) next.add(id);
  return next;
};

/** What is chosen about the pairs in this visit: filter, locks, who keeps the land, which is open. */
export function usePairs(
  plan: Plan,
  pairs: readonly DoubleCount[],
  itemOf: (id: string) => CountedItem | undefined,
) {
  const [kind, setKind] = useState<PairFilter>("all");
  const [locked, setLocked] = useState<ReadonlySet<string>>(new Set());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [keepers, setKeepers] = useState<Readonly<Record<string, string>>>({});
  const [opened, setOpened] = useState<string | null>(null);
  const [most, setMost] = useState(pageSize);

  const ofKind = (which: PairFilter) =>
    pairs.filter((pair) => {
      const isLeft = left.has(keyOfPair(pair));
      if (which === "left") return isLeft;
      return !isLeft && (which === "all" || kindOf(pair) === which);
    });
  const matching = ofKind(kind);
  const groups = pairGroups(
    matching,
    (id) =>
      (itemOf(id)?.subCatchments ?? []).filter(({ opId }) =>
        plan.subCatchments.some((sub) => sub.opId === opId),
      ),
    most,
  );
  const inOrder = groups.flatMap((group) => group.pairs);
  const clipFor = (pair: DoubleCount) => chosenClip(pair, locked, keepers[keyOfPair(pair)]);
  /** What all of them together would do, within what is locked. */
  const all =
    kind === "left"
      ? []
      : matching.flatMap((pair) => {
          const clip = clipFor(pair);
          return clip ? [{ pair, clip, isWhole: isWhollyTaken(clip, pair, itemOf) }] : [];
        });
  const cuts = all.filter(({ isWhole }) => !isWhole);
  const cutIds = [...new Set(cuts.map(({ clip }) => clip.sketchId))];
  const cutOf = (source: EffectSource) =>
    cutIds.map(itemOf).filter((item) => sourceOf(item) === source);
  const entered = new Set(cutOf("entered").map((item) => item?.id));
  const imported = new Map(cutOf("imported").map((item) => [item?.id, item?.effects]));
  // What is entered stays; what is imported is recomputed, and may all be lost, once.
  const lost = [
    ...imported.values(),
    ...cuts
      .filter(({ clip: { sketchId } }) => !entered.has(sketchId) && !imported.has(sketchId))
      .map(({ pair }) => pair.effects),
  ];
  /** What each sketch that is cut gives up, the largest loss first. */
  const losses = [...Map.groupBy(cuts, ({ clip }) => clip.sketchId)]
    .map(([id, own]) => ({
      id,
      name: itemOf(id)?.name ?? "–",
      ha: Math.min(
        itemOf(id)?.areaHa ?? Number.POSITIVE_INFINITY,
        own.reduce((sum, { pair }) => sum + pair.overlapHa, 0),
      ),
      tons: entered.has(id)
        ? 0
        : own.reduce((sum, { pair, clip }) => sum + lossOf(pair, clip.sketchId), 0),
    }))
    .toSorted((a, b) => b.tons - a.tons || b.ha - a.ha);
  /** No one here may cut either of them. */
  const fixed = pairs.filter((pair) => kindOf(pair) === "fixed" && !left.has(keyOfPair(pair)));
  function lossOf(pair: DoubleCount, sketchId: string): number {
    if (pair.clippedId === sketchId) return pair.effects.nitrogenReductionT ?? 0;
    const item = itemOf(sketchId);
    return item && item.areaHa > 0
      ? ((item.effects.nitrogenReductionT ?? 0) * pair.overlapHa) / item.areaHa
      : 0;
  }
  const open = (pair: DoubleCount) => setOpened(keyOfPair(pair));
  return {
    kind,
    setKind,
    locked,
    left,
    matching,
    groups,
    inOrder,
    openPair: inOrder.find((pair) => keyOfPair(pair) === opened) ?? inOrder[0],
    clipFor,
    clips: cuts.map(({ clip }) => clip),
    /** What cutting all of them takes at most: land that several pairs share goes once. */
    cutSums: {
      sketchCount: cutIds.length,
      overlapHa: cuts.reduce((sum, { pair }) => sum + pair.overlapHa, 0),
      tons: lost.reduce((sum, effects) => sum + (effects?.nitrogenReductionT ?? 0), 0),
      enteredCount: entered.size,
      importedCount: imported.size,
    },
    losses,
    fixed,
    leaveFixed: () => setLeft(new Set([...left, ...fixed.map(keyOfPair)])),
    /** Sketches of which a cut would leave nothing. */
    whole: [...new Set(all.filter(({ isWhole }) => isWhole).map(({ clip }) => clip.sketchId))],
    countOf: (which: PairFilter) => ofKind(which).length,
    moreCount: Math.min(pageSize, Math.max(0, matching.length - most)),
    showMore: () => setMost(most + pageSize),
    open,
    /** Opens a pair and moves there. */
    goTo: (pair: DoubleCount | undefined): void => {
      if (!pair) return;
      open(pair);
      requestAnimationFrame(() => document.getElementById(pairRowId(pair))?.focus());
    },
    setKeeper: (pair: DoubleCount, id: string) => setKeepers({ ...keepers, [keyOfPair(pair)]: id }),
    toggleLock: (id: string) => setLocked(toggled(locked, id)),
    toggleLeft: (pair: DoubleCount) => setLeft(toggled(left, keyOfPair(pair))),
  };
}

export type Pairs = ReturnType<typeof usePairs>;
