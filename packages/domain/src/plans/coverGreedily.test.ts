import { expect, test } from "vitest";
import { coverGreedily } from "./coverGreedily.ts";

const column = (id: string, cost: number) => ({ id, cost });

test("[L2] every row is met, and what turned out not to be needed is left out", () => {
  const problem = {
    // The cheap small one looks best at first; the large one is needed anyway and covers it.
    columns: [column("small", 1), column("large", 10), column("idle", 1)],
    rows: [
      {
        atLeast: 10,
        terms: [
          { column: 0, amount: 2 },
          { column: 1, amount: 10 },
        ],
      },
    ],
  };
  expect(coverGreedily(problem)).toEqual(["large"]);
});

test("[L2] one that serves two rows is worth both", () => {
  const problem = {
    columns: [column("a", 3), column("b", 3), column("both", 4)],
    rows: [
      {
        atLeast: 5,
        terms: [
          { column: 0, amount: 5 },
          { column: 2, amount: 5 },
        ],
      },
      {
        atLeast: 5,
        terms: [
          { column: 1, amount: 5 },
          { column: 2, amount: 5 },
        ],
      },
    ],
  };
  expect(coverGreedily(problem)).toEqual(["both"]);
});

test("[L2] nothing wanted needs nothing", () => {
  expect(coverGreedily({ columns: [column("a", 1)], rows: [] })).toEqual([]);
});
