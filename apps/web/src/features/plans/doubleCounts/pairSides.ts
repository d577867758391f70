import type { EffectSource } from "@mars/domain/effects/enteredEffects";
import { type Clip, clipOf } from "@mars/domain/plans/chooseClips";
import { type CountedItem, isSketch } from "../work/countedItem.ts";
import type { DoubleCount } from "./DoubleCount.ts";

export type PairSide = {
  id: string;
  name: string;
  stage: DoubleCount["keptStage"];
  /** The plan it belongs to, where that is another one. */
  plan: string | null;
  /** A sketch that whoever asks may cut. */
  mayCut: boolean;
  /** In the plan's lists, so that it can be opened here. */
  isListed: boolean;
  areaHa: number;
  nitrogenT: number;
  /** Where its figures come from: what was entered stays when it is cut. */
  effectsSource: EffectSource | null;
};

/** Both of a pair with what they come to; the one that usually keeps the land first. */
export function pairSides(
  pair: DoubleCount,
  itemOf: (id: string) => CountedItem | undefined,
): readonly [PairSide, PairSide] {
  const known = (id: string) => {
    const item = itemOf(id);
    return {
      isListed: item !== undefined,
      areaHa: item?.areaHa ?? 0,
      nitrogenT: item?.effects.nitrogenReductionT ?? 0,
      effectsSource: sourceOf(item),
    };
  };
  return [
    {
      id: pair.keptId,
      name: pair.keptName,
      stage: pair.keptStage,
      plan: pair.keptPlan,
      mayCut: pair.keptMayClip,
      ...known(pair.keptId),
    },
    {
      id: pair.clippedId,
      name: pair.clippedName,
      stage: pair.clippedStage,
      plan: null,
      mayCut: pair.mayClip,
      ...known(pair.clippedId),
    },
  ];
}

/** Where a sketch's figures come from; an applied project is never cut. */
export const sourceOf = (item: CountedItem | undefined): EffectSource | null =>
  item && isSketch(item) ? item.effectsSource : null;

/** A person entered its figures: they stay theirs, however it is cut. */
export const hasEnteredFigures = (item: CountedItem | undefined): boolean =>
  sourceOf(item) === "entered";

/** Less than this is a sliver, and nothing to plan with. */
const SLIVER_HA = 0.01;

/** A sketch that lies wholly in the other: cut, there would be nothing of it. */
export function isWhollyTaken(
  { sketchId }: Clip,
  { overlapHa }: DoubleCount,
  itemOf: (id: string) => CountedItem | undefined,
): boolean {
  const item = itemOf(sketchId);
  return item !== undefined && item.areaHa - overlapHa < SLIVER_HA;
}

/** The cut of a pair: as it was chosen who keeps the land, where that can be done, else the usual. */
export function chosenClip(
  pair: DoubleCount,
  locked: ReadonlySet<string>,
  keeper: string | undefined,
): Clip | null {
  const { clippedId, keptId, mayClip, keptMayClip } = pair;
  if (keeper === keptId && mayClip && !locked.has(clippedId))
    return { sketchId: clippedId, keptId };
  if (keeper === clippedId && keptMayClip && !locked.has(keptId))
    return { sketchId: keptId, keptId: clippedId };
  return clipOf(pair, locked);
}
