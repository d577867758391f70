import { recordOf } from "../fields/recordOf.ts";
import {
  judgementFields,
  type JudgementLevel,
  levelFields,
  type SketchJudgement,
} from "./sketchJudgement.ts";

export const WEIGHTS = ["none", "little", "much"] as const;
export type Weight = (typeof WEIGHTS)[number];

/** How much each judgement counts next to land or number. */
export type GapWeights = Readonly<Record<keyof SketchJudgement, Weight>>;

export const NO_WEIGHTS: GapWeights = recordOf(judgementFields, () => "none");

/** The least wanted sketch counts as this many times more of itself. */
const STRENGTH: Readonly<Record<Weight, number>> = { none: 0, little: 0.5, much: 2 };
const UNWANTED: Readonly<Record<JudgementLevel, number>> = { high: 0, medium: 0.5, low: 1 };

/**
 * What one hectare, or one sketch, counts as: 1 without weights, more the less it is wanted. A
 * sketch that no one has judged is in the middle of those that were, so that saying nothing
 * neither helps nor harms.
 */
export function weighted(
  judgements: readonly SketchJudgement[],
  weights: GapWeights,
): readonly number[] {
  const dearest = Math.max(0, ...judgements.map(({ costPerHaDkk }) => costPerHaDkk ?? 0));
  const unwanted = {
    costPerHaDkk: judgements.map(({ costPerHaDkk: cost }) =>
      cost === null ? null : dearest > 0 ? cost / dearest : 0,
    ),
    ...recordOf(levelFields, (field) =>
      judgements.map(({ [field]: level }) => level && UNWANTED[level]),
    ),
  };
  const filled = judgementFields.map((kind) => {
    const known = unwanted[kind].filter((share) => share !== null);
    const middle = known.length > 0 ? known.reduce((sum, one) => sum + one, 0) / known.length : 0;
    return unwanted[kind].map((share) => STRENGTH[weights[kind]] * (share ?? middle));
  });
  return judgements.map((_, i) => 1 + filled.reduce((sum, shares) => sum + shares[i]!, 0));
}
