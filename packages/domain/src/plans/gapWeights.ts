import type { Point } from "../areas/geometry.ts";
import { recordOf } from "../fields/recordOf.ts";
import {
  judgementFields,
  type JudgementLevel,
  levelFields,
  type SketchJudgement,
} from "./sketchJudgement.ts";

export const WEIGHTS = ["none", "little", "much"] as const;
export type Weight = (typeof WEIGHTS)[number];

/** What maps say of the land, so that no one needs to judge every sketch. */
export const mapFields = ["soil", "distance", "protectedNature"] as const;
type MapField = (typeof mapFields)[number];

export const weightFields = [...mapFields, ...judgementFields] as const;

/** How much each of them counts next to land or number. */
export type GapWeights = Readonly<Record<(typeof weightFields)[number], Weight>>;

export const NO_WEIGHTS: GapWeights = recordOf(weightFields, () => "none");

export type SketchLand = {
  readonly areaHa: number;
  readonly carbonOverlapHa: number | null;
  readonly protectedHa: number | null;
  readonly point: Point | null;
};

/** 0 is land one wants most, 1 least; null where no map says. */
type Unwanted = Readonly<Record<MapField, readonly (number | null)[]>>;

/**
 * Carbon-rich soil is wanted, protected nature is not, and the nearer to what has an approval, the
 * better: the furthest of the sketches is the least wanted.
 */
export function unwantedLand(
  sketches: readonly SketchLand[],
  approved: readonly Point[],
): Unwanted {
  const shareOf = (part: number | null, whole: number) =>
    part === null || whole <= 0 ? null : Math.min(1, part / whole);
  const distances = sketches.map(({ point }) =>
    point && approved.length > 0
      ? Math.min(...approved.map(([x, y]) => Math.hypot(x - point[0], y - point[1])))
      : null,
  );
  const furthest = Math.max(0, ...distances.map((one) => one ?? 0));
  return {
    soil: sketches.map(({ carbonOverlapHa, areaHa }) => {
      const rich = shareOf(carbonOverlapHa, areaHa);
      return rich === null ? null : 1 - rich;
    }),
    distance: distances.map((one) => (one === null ? null : shareOf(one, furthest))),
    protectedNature: sketches.map(({ protectedHa, areaHa }) => shareOf(protectedHa, areaHa)),
  };
}

/** The least wanted sketch counts as this many times more of itself. */
const STRENGTH: Readonly<Record<Weight, number>> = { none: 0, little: 0.5, much: 2 };
const UNWANTED: Readonly<Record<JudgementLevel, number>> = { high: 0, medium: 0.5, low: 1 };

/**
 * What one hectare, or one sketch, counts as: 1 without weights, more the less it is wanted. A
 * sketch that nothing is known of is in the middle of the others, so that saying nothing neither
 * helps nor harms.
 */
export function weighted(
  judgements: readonly SketchJudgement[],
  weights: GapWeights,
  land: Unwanted = recordOf(mapFields, () => []),
): readonly number[] {
  const dearest = Math.max(0, ...judgements.map(({ costPerHaDkk }) => costPerHaDkk ?? 0));
  const unwanted = {
    ...land,
    costPerHaDkk: judgements.map(({ costPerHaDkk: cost }) =>
      cost === null ? null : dearest > 0 ? cost / dearest : 0,
    ),
    ...recordOf(levelFields, (field) =>
      judgements.map(({ [field]: level }) => level && UNWANTED[level]),
    ),
  };
  const counting = weightFields.filter((kind) => weights[kind] !== "none");
  const filled = counting.map((kind) => {
    const shares: readonly (number | null)[] = unwanted[kind];
    const known = shares.filter((share) => share !== null);
    const middle = known.length > 0 ? known.reduce((sum, one) => sum + one, 0) / known.length : 0;
    return judgements.map((_, i) => STRENGTH[weights[kind]] * (shares[i] ?? middle));
  });
  return judgements.map((_, i) => 1 + filled.reduce((sum, shares) => sum + shares[i]!, 0));
}
