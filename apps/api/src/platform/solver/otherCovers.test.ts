import { describe, expect, test } from "vitest";
import { otherCovers } from "./otherCovers.ts";
import { solveCovering } from "./solveCovering.ts";
import { coversByTrying, costOf, isMet, randomProblem } from "./testing/coveringProblems.ts";

const solved = { maxSeconds: 30 };
const enough = { most: 9, maxCost: Infinity, maxSeconds: 60 };

describe("[L2] other ways to close the gap", () => {
  test.each([1, 2, 3, 4, 5])(
    "problem %i: they are the next best of all subsets that can spare nothing",
    async (seed) => {
      const problem = randomProblem(seed, 12, 3);
      const best = (await solveCovering(problem, solved)).chosen;
      const { covers, end } = await otherCovers(problem, best, enough);
      const all = coversByTrying(problem);
      const found = [best, ...covers];
      expect(found).toHaveLength(Math.min(10, all.length));
      expect(end).toBe(all.length >= 10 ? "enough" : "no-more");
      expect(new Set(found.map((ids) => ids.toSorted().join())).size).toBe(found.length);
      found.forEach((ids, i) => {
        expect(isMet(problem, ids)).toBe(true);
        // The solver stops a thousandth from the best.
        expect(costOf(problem, ids)).toBeLessThanOrEqual(all[i]!.cost * 1.001 + 1e-9);
      });
      const costs = found.map((ids) => costOf(problem, ids)).toSorted((a, b) => a - b);
      costs.forEach((cost, i) => expect(cost).toBeGreaterThanOrEqual(all[i]!.cost - 1e-9));
    },
    60_000,
  );

  test.each([1, 2, 3])(
    "problem %i: they differ in a fifth of their size where asked",
    async (seed) => {
      const problem = randomProblem(seed, 12, 3);
      const best = (await solveCovering(problem, solved)).chosen;
      const sizeOf = (id: string) => costOf(problem, [id]);
      const differBy = { sizeOf, share: 0.2 };
      const { covers } = await otherCovers(problem, best, { ...enough, most: 3, differBy });
      const found = [best, ...covers];
      found.forEach((ids, i) =>
        found.slice(0, i).forEach((earlier) => {
          const shared = earlier.filter((id) => ids.includes(id));
          expect(costOf(problem, shared)).toBeLessThanOrEqual(
            0.8 * costOf(problem, earlier) + 1e-6,
          );
        }),
      );
      // And they are the cheapest of those.
      const [second] = covers;
      const others = coversByTrying(problem).filter(
        ({ ids }) =>
          costOf(
            problem,
            best.filter((id) => ids.includes(id)),
          ) <=
          0.8 * costOf(problem, best),
      );
      expect(second === undefined).toBe(others.length === 0);
      const cost = second === undefined ? 0 : costOf(problem, second);
      expect(cost).toBeLessThanOrEqual((others[0]?.cost ?? 0) * 1.001 + 1e-9);
    },
    60_000,
  );

  test("those that cost too much are left out", async () => {
    const problem = randomProblem(3, 12, 3);
    const best = (await solveCovering(problem, solved)).chosen;
    const all = coversByTrying(problem);
    const maxCost = (all[2]!.cost + all[3]!.cost) / 2;
    const { covers, end } = await otherCovers(problem, best, { ...enough, maxCost });
    expect(covers).toHaveLength(2);
    expect(end).toBe("no-more");
  }, 60_000);

  test("without time left none is claimed", async () => {
    const problem = randomProblem(3, 12, 3);
    const best = coversByTrying(problem)[0]!.ids;
    expect(await otherCovers(problem, best, { ...enough, maxSeconds: 0 })).toEqual({
      covers: [],
      end: "time-limit",
    });
  });

  test("where nothing is needed there is no other way", async () => {
    const nothing = { columns: [{ id: "a", cost: 1 }], rows: [] };
    expect(await otherCovers(nothing, [], enough)).toEqual({ covers: [], end: "no-more" });
  });

  test("the only way has no other", async () => {
    const only = {
      columns: [{ id: "a", cost: 1 }],
      rows: [{ atLeast: 1, terms: [{ column: 0, amount: 2 }] }],
    };
    expect(await otherCovers(only, ["a"], enough)).toEqual({ covers: [], end: "no-more" });
  }, 60_000);
});
