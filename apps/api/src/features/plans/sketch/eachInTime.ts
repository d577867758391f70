import type { FastifyBaseLogger } from "fastify";
import { problemOf } from "../../../platform/problems/problemOf.ts";
import { ProblemError } from "../../../platform/problems/ProblemError.ts";

/** Less than any proxy in front waits; what is left is asked for again. */
const TIMEOUT_MS = 20_000;

/** One may wait for a lock in vain; after this many in a row the rest would fail as well. */
const AWAY_AFTER = 3;

/**
 * One after the other until the time is up or the database is away. One that is refused, or that
 * fails, does not stop the others: who asked is always told what was done, so that it can be undone.
 */
export async function eachInTime<One extends { readonly sketchId: string }>(
  all: readonly One[],
  log: Pick<FastifyBaseLogger, "error">,
  work: (one: One) => Promise<void>,
): Promise<{ refused: string[]; reasons: { sketchId: string; code: string }[]; left: string[] }> {
  const endsAtMs = performance.now() + TIMEOUT_MS;
  const reasons: { sketchId: string; code: string }[] = [];
  const answer = (left: readonly One[]) => ({
    refused: reasons.map(({ sketchId }) => sketchId),
    reasons,
    left: left.map(({ sketchId }) => sketchId),
  });
  let failedInRow = 0;
  for (const [index, one] of all.entries()) {
    if (performance.now() > endsAtMs || failedInRow === AWAY_AFTER) return answer(all.slice(index));
    try {
      await work(one);
      failedInRow = 0;
    } catch (error) {
      const { code } = problemOf(error);
      if (!(error instanceof ProblemError)) log.error({ err: error, code }, "failed");
      failedInRow = code === "database.unavailable" ? failedInRow + 1 : 0;
      reasons.push({ sketchId: one.sketchId, code });
    }
  }
  return answer([]);
}
