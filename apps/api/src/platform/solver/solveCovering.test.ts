import { describe, expect, test } from "vitest";
import { solveCovering } from "./solveCovering.ts";

type Problem = Parameters<typeof solveCovering>[0];

/** Every subset tried: slow, and independent of the solver. */
function bestByTrying({ columns, rows }: Problem): number {
  let best = Infinity;
  for (let subset = 0; subset < 2 ** columns.length; subset++) {
    const has = (column: number) => (subset >> column) & 1;
    const met = rows.every(
      (row) => row.terms.reduce((sum, t) => sum + has(t.column) * t.amount, 0) >= row.atLeast,
    );
    if (!met) continue;
    best = Math.min(
      best,
      columns.reduce((sum, { cost }, i) => sum + has(i) * cost, 0),
    );
  }
  return best;
}

function randomProblem(seed: number, columnCount: number, rowCount: number): Problem {
  let state = seed;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const columns = Array.from({ length: columnCount }, (_, i) => ({
    id: `c${i}`,
    cost: 1 + 99 * next(),
  }));
  const rows = Array.from({ length: rowCount }, () => {
    const terms = columns.flatMap((_, column) =>
      next() < 0.5 ? [{ column, amount: 10 * next() }] : [],
    );
    return { terms, atLeast: 0.6 * terms.reduce((sum, { amount }) => sum + amount, 0) };
  });
  return { columns, rows };
}

describe("[L2] closing the gap", () => {
  test.each([1, 2, 3, 4])("problem %i: the answer is the best of all subsets", async (seed) => {
    const problem = randomProblem(seed, 14, 4);
    const { chosen, provenGap, timedOut } = await solveCovering(problem, { maxSeconds: 10 });
    const cost = problem.columns
      .filter(({ id }) => chosen.includes(id))
      .reduce((sum, column) => sum + column.cost, 0);
    const best = bestByTrying(problem);
    expect(timedOut).toBe(false);
    expect(provenGap).toBeLessThanOrEqual(0.001);
    expect(cost).toBeGreaterThanOrEqual(best - 1e-9);
    expect(cost).toBeLessThanOrEqual(best * 1.001 + 1e-9);
  });

  test("nothing wanted needs nothing", async () => {
    const answer = await solveCovering(
      { columns: [{ id: "a", cost: 1 }], rows: [] },
      { maxSeconds: 1 },
    );
    expect(answer.chosen).toEqual([]);
  });

  test("a caller who goes away stops the solver", async () => {
    const controller = new AbortController();
    const solving = solveCovering(randomProblem(9, 600, 12), {
      maxSeconds: 20,
      signal: controller.signal,
    });
    controller.abort(new Error("gone"));
    await expect(solving).rejects.toThrow("gone");
  });
});
