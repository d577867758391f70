import { describe, expect, test } from "vitest";
import { gapProblem, type GapCandidate } from "./gapProblem.ts";

const candidate = (
  id: string,
  areaHa: number,
  nitrogen: Record<string, number>,
  more: Partial<GapCandidate> = {},
): GapCandidate => ({
  id,
  areaHa,
  extractionHa: 0,
  nitrogen: Object.entries(nitrogen).map(([opId, tons]) => ({ opId, tons })),
  pinned: false,
  countsAs: 1,
  ...more,
});
const demand = (nitrogen: Record<string, number>, extractionHa = 0) => ({
  nitrogen: Object.entries(nitrogen).map(([opId, tons]) => ({ opId, tons })),
  extractionHa,
});

describe("[L2] what closing a gap asks of the solver", () => {
  test("every sub-catchment with something left is one row of its contributors", () => {
    const problem = gapProblem(
      [candidate("a", 10, { 1: 4 }), candidate("b", 20, { 1: 3, 2: 5 })],
      demand({ 1: 5, 2: 2, 3: 0 }),
      "area",
    );
    expect(problem.columns).toEqual([
      { id: "a", cost: 10 },
      { id: "b", cost: 20 },
    ]);
    expect(problem.rows).toHaveLength(2);
    expect(problem.rows[0]!.terms).toEqual([
      { column: 0, amount: 4 },
      { column: 1, amount: 3 },
    ]);
    expect(problem.rows[1]!.terms).toEqual([{ column: 1, amount: 5 }]);
  });

  test("a need that nothing can meet takes all that contribute and says what is left", () => {
    const problem = gapProblem(
      [candidate("a", 10, { 1: 4 }), candidate("b", 20, { 2: 5 })],
      demand({ 1: 7, 2: 1 }),
      "area",
    );
    expect(problem.fixed).toEqual(["a"]);
    expect(problem.unmet).toEqual([{ opId: "1", tonsLeft: 3 }]);
    expect(problem.columns.map(({ id }) => id)).toEqual(["b"]);
  });

  test("what is pinned counts and is not up for choice", () => {
    const problem = gapProblem(
      [candidate("a", 10, { 1: 4 }, { pinned: true }), candidate("b", 20, { 1: 5 })],
      demand({ 1: 6 }),
      "area",
    );
    expect(problem.fixed).toEqual(["a"]);
    expect(problem.rows[0]!.atLeast).toBeCloseTo(2, 5);
  });

  test("the extraction goal is a row of its own", () => {
    const candidates = [
      candidate("a", 10, {}, { extractionHa: 8 }),
      candidate("b", 10, {}, { extractionHa: 3 }),
    ];
    expect(gapProblem(candidates, demand({}, 5), "area").rows).toHaveLength(1);
    expect(gapProblem(candidates, demand({}, 50), "area").extractionShortHa).toBeCloseTo(39, 9);
  });

  test("by count every candidate costs the same", () => {
    const problem = gapProblem(
      [candidate("a", 10, { 1: 4 }), candidate("b", 2, { 1: 4 })],
      demand({ 1: 3 }),
      "count",
    );
    expect(problem.columns.map(({ cost }) => cost)).toEqual([1, 1]);
  });
});
