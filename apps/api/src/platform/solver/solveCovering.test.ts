import { describe, expect, test } from "vitest";
import { solveCovering } from "./solveCovering.ts";
import {
  costOf,
  coversByTrying,
  isMet,
  type Problem,
  randomFrom,
  randomProblem,
} from "./testing/coveringProblems.ts";

type Term = { column: number; amount: number };

/** As large as the largest report: sketches in one sub-catchment or across a border, and a goal in hectares. */
function largeProblem(seed: number): Problem {
  const next = randomFrom(seed);
  const columns = Array.from({ length: 641 }, (_, i) => ({
    id: `c${i}`,
    cost: 1 + 300 * next() ** 2,
  }));
  const rows = Array.from({ length: 12 }, () => ({ terms: [] as Term[], atLeast: 0 }));
  const extraction = { terms: [] as Term[], atLeast: 0 };
  columns.forEach(({ cost }, column) => {
    const home = Math.floor(next() * rows.length);
    const tons = cost * (0.02 + 0.07 * next());
    const share = next() < 0.15 ? next() : 1;
    rows[home]!.terms.push({ column, amount: tons * share });
    if (share < 1)
      rows[(home + 1) % rows.length]!.terms.push({ column, amount: tons * (1 - share) });
    if (next() < 0.6) extraction.terms.push({ column, amount: cost * next() });
  });
  const all = (row: { terms: Term[] }) => row.terms.reduce((sum, { amount }) => sum + amount, 0);
  for (const row of rows) row.atLeast = (0.2 + 0.6 * next()) * all(row);
  extraction.atLeast = 0.6 * all(extraction);
  return { columns, rows: [...rows, extraction] };
}

/**
 * A floor under every answer, without a solver: whatever prices are put on the rows, no choice that
 * meets them costs less than this (Lagrange). The prices are raised where a row is short and
 * lowered where it is not; the best floor on the way counts.
 */
function floorByPrices({ columns, rows }: Problem, steps: number, guess: number): number {
  const prices = rows.map(() => 0);
  let best = 0;
  let stepShare = 1;
  for (let step = 0; step < steps; step++) {
    const reduced = columns.map(({ cost }) => cost);
    rows.forEach((row, i) => {
      for (const { column, amount } of row.terms) reduced[column]! -= prices[i]! * amount;
    });
    const floor =
      rows.reduce((sum, { atLeast }, i) => sum + prices[i]! * atLeast, 0) +
      reduced.reduce((sum, cost) => sum + Math.min(0, cost), 0);
    if (floor <= best) stepShare *= 0.99;
    best = Math.max(best, floor);
    const short = rows.map(
      ({ atLeast, terms }) =>
        atLeast -
        terms.reduce((sum, { column, amount }) => sum + (reduced[column]! < 0 ? amount : 0), 0),
    );
    const length = short.reduce((sum, one) => sum + one * one, 0);
    if (length === 0) break;
    const size = (stepShare * Math.max(guess - floor, 0)) / length;
    short.forEach((one, i) => (prices[i] = Math.max(0, prices[i]! + size * one)));
  }
  return best;
}

describe("[L2] closing the gap", () => {
  test("as large as the largest report: every row is met, and no prices show anything much cheaper", async () => {
    const problem = largeProblem(2);
    const { chosen, provenGap, timedOut } = await solveCovering(problem, { maxSeconds: 60 });
    expect(timedOut).toBe(false);
    expect(provenGap).toBeLessThanOrEqual(0.001);
    expect(isMet(problem, chosen)).toBe(true);
    const cost = costOf(problem, chosen);
    const floor = floorByPrices(problem, 4_000, cost);
    expect(floor).toBeLessThanOrEqual(cost + 1e-6);
    // Prices alone cannot see that half a sketch is no choice; the solver's proof closes the rest.
    expect(cost).toBeLessThanOrEqual(1.01 * floor);
  }, 120_000);

  test("when the time is up before an answer is proven, every row is still met", async () => {
    const problem = largeProblem(7);
    const { chosen } = await solveCovering(problem, { maxSeconds: 0 });
    expect(isMet(problem, chosen)).toBe(true);
  }, 60_000);

  test("the thread of one question answers the next", async () => {
    const problems = [1, 2, 3].map((seed) => randomProblem(seed, 10, 3));
    for (const problem of problems) {
      const { chosen } = await solveCovering(problem, { maxSeconds: 10 });
      expect(costOf(problem, chosen)).toBeLessThanOrEqual(
        coversByTrying(problem)[0]!.cost * 1.001 + 1e-9,
      );
    }
    // At the same time each gets a thread of its own.
    const together = await Promise.all(
      problems.map((problem) => solveCovering(problem, { maxSeconds: 10 })),
    );
    together.forEach(({ chosen }, i) => expect(isMet(problems[i]!, chosen)).toBe(true));
  }, 60_000);

  test.each([1, 2, 3, 4])(
    "problem %i: the answer is the best of all subsets",
    async (seed) => {
      const problem = randomProblem(seed, 14, 4);
      const { chosen, provenGap, timedOut } = await solveCovering(problem, { maxSeconds: 10 });
      const cost = costOf(problem, chosen);
      const best = coversByTrying(problem)[0]!.cost;
      expect(timedOut).toBe(false);
      expect(provenGap).toBeLessThanOrEqual(0.001);
      expect(cost).toBeGreaterThanOrEqual(best - 1e-9);
      expect(cost).toBeLessThanOrEqual(best * 1.001 + 1e-9);
    },
    60_000,
  );

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
