import { type Effects, scaleEffects } from "../effects/effects.ts";
import { STAGES, type Stage } from "../lifecycle/stage.ts";

export type CountedArea = {
  readonly id: string;
  readonly stage: Stage;
  readonly areaHa: number;
  readonly effects: Effects;
};

/** Two areas on the same land. */
export type AreaOverlap = { readonly a: string; readonly b: string; readonly overlapHa: number };

export type DoubleCount = {
  /** The area that yields: the less certain of the two. */
  readonly clipped: string;
  readonly keeps: string;
  readonly overlapHa: number;
  /** What the clipped area would lose. */
  readonly effects: Effects;
};

/** What overlapping areas count twice, pair by pair. The less certain stage yields, at the same stage the
 * one that gives less nitrogen per hectare, so that cutting it costs the plan least; else the larger
 * id, so that everybody gets the same answer. Effect is lost in proportion to area; an area
 * overlapped several times loses at most all it has. Largest loss of nitrogen first. */
export function doubleCounts(
  areas: readonly CountedArea[],
  overlaps: readonly AreaOverlap[],
): DoubleCount[] {
  const byId = new Map(areas.map((area) => [area.id, area]));
  const lostShare = new Map<string, number>();
  const pairs: DoubleCount[] = [];
  for (const { a, b, overlapHa } of overlaps) {
    const first = byId.get(a);
    const second = byId.get(b);
    if (!first || !second || overlapHa <= 0) continue;
    const [clipped, kept] = givesWay(first, second) ? [first, second] : [second, first];
    const already = lostShare.get(clipped.id) ?? 0;
    const share = Math.min(clipped.areaHa > 0 ? overlapHa / clipped.areaHa : 0, 1 - already);
    lostShare.set(clipped.id, already + share);
    const effects = scaleEffects(clipped.effects, share);
    pairs.push({ clipped: clipped.id, keeps: kept.id, overlapHa, effects });
  }
  return pairs.toSorted(
    (p, q) => (q.effects.nitrogenReductionT ?? 0) - (p.effects.nitrogenReductionT ?? 0),
  );
}

function givesWay(a: CountedArea, b: CountedArea): boolean {
  const certainty = STAGES.indexOf(a.stage) - STAGES.indexOf(b.stage);
  if (certainty !== 0) return certainty < 0;
  const [rateA, rateB] = [tonsPerHa(a), tonsPerHa(b)];
  const isSame = Math.abs(rateA - rateB) <= 1e-9 * Math.max(rateA, rateB);
  return isSame ? a.id > b.id : rateA < rateB;
}

const tonsPerHa = ({ areaHa, effects }: CountedArea) =>
  areaHa > 0 ? (effects.nitrogenReductionT ?? 0) / areaHa : 0;
