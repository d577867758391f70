import type { CoveringProblem } from "@mars/domain/plans/gapProblem";
import { trySolving } from "./solveCovering.ts";

/** Why no more of them were looked for. */
export type OtherCoversEnd = "enough" | "no-more" | "time-limit";

export type OtherCovers = {
  /** Each a choice that meets every row and can spare none of its own; cheapest first. */
  covers: readonly (readonly string[])[];
  end: OtherCoversEnd;
};

type Limits = {
  /** At most so many. */
  most: number;
  /** Left out where they cost more. */
  maxCost: number;
  maxSeconds: number;
  signal?: AbortSignal;
};

/**
 * The next best choices after one that is known. Each must leave out at least one of every choice
 * before it, so adding to a known one is no other choice; and since nothing is free, the cheapest
 * that is left can spare none of its own.
 */
export async function otherCovers(
  problem: Pick<CoveringProblem, "columns" | "rows" | "losses">,
  best: readonly string[],
  { most, maxCost, maxSeconds, signal }: Limits,
): Promise<OtherCovers> {
  const endsAtMs = Date.now() + maxSeconds * 1000;
  const costOf = new Map(problem.columns.map(({ id, cost }) => [id, cost]));
  const covers: (readonly string[])[] = [];
  // Nothing to leave out, nothing else to choose.
  if (best.length === 0) return { covers, end: "no-more" };
  while (covers.length < most) {
    const secondsLeft = (endsAtMs - Date.now()) / 1000;
    if (secondsLeft <= 0) return { covers, end: "time-limit" };
    const { chosen, timedOut, isImpossible } = await trySolving(problem, {
      maxSeconds: secondsLeft,
      notAllOf: [best, ...covers],
      ...(signal && { signal }),
    });
    if (isImpossible) return { covers, end: "no-more" };
    // What was found when the time was up may be far from the next best.
    if (timedOut || chosen === null) return { covers, end: "time-limit" };
    const cost = chosen.reduce((sum, id) => sum + costOf.get(id)!, 0);
    if (cost > maxCost) return { covers, end: "no-more" };
    covers.push(chosen);
  }
  return { covers, end: "enough" };
}
