import type { CoveringProblem } from "@mars/domain/plans/gapProblem";
import { type Cap, trySolving } from "./solveCovering.ts";

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
  /** How large a column is, and the share of each choice before it that another must do without;
   * without it, one column less is another choice. */
  differBy?: { readonly sizeOf: (id: string) => number; readonly share: number };
  maxSeconds: number;
  signal?: AbortSignal;
};

/**
 * The next best choices after one that is known. Each must leave out at least one of every choice
 * before it, or a share of its size, so adding to a known one is no other choice; and since nothing is free, the cheapest
 * that is left can spare none of its own.
 */
export async function otherCovers(
  problem: Pick<CoveringProblem, "columns" | "rows" | "losses">,
  best: readonly string[],
  { most, maxCost, differBy, maxSeconds, signal }: Limits,
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
      caps: [best, ...covers].map(capOf),
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

  function capOf(ids: readonly string[]): Cap {
    if (!differBy) return { amounts: ids.map((id) => ({ id, amount: 1 })), atMost: ids.length - 1 };
    const amounts = ids.map((id) => ({ id, amount: differBy.sizeOf(id) }));
    const size = amounts.reduce((sum, { amount }) => sum + amount, 0);
    return { amounts, atMost: (1 - differBy.share) * size };
  }
}
