import { describe, expect, test } from "vitest";
import { balanceOfStages, emptyStages, planBalance } from "./balance.ts";
import { scenarioDifference, standsOut, surplusAfterDropoutT } from "./compareScenarios.ts";

describe("[L2] scenarios compared", () => {
  test("what only one of them counts", () => {
    expect(scenarioDifference(new Set(["a", "b"]), new Set(["b", "c", "d"]))).toEqual({
      onlyFirst: ["a"],
      onlySecond: ["c", "d"],
      bothCount: 1,
    });
  });

  test.each([
    { why: "enough in one place covers nothing in another", sketches: [30, 0], surplusT: 20 },
    { why: "nothing planned", sketches: [0, 0], surplusT: 0 },
    { why: "exactly enough", sketches: [10, 10], surplusT: 0 },
  ])("surplus after dropout: $why", ({ sketches, surplusT }) => {
    const balances = sketches.map((tons) =>
      balanceOfStages(10, { ...emptyStages(), sketch_project: tons }),
    );
    expect(surplusAfterDropoutT(planBalance(balances))).toBeCloseTo(surplusT, 9);
  });

  test("what drops out is no surplus", () => {
    const approved = { ...emptyStages(), establishment_approval: 20 };
    expect(surplusAfterDropoutT(balanceOfStages(10, approved, 0.3))).toBeCloseTo(4, 9);
  });

  test.each([
    { values: [3, 1, 2], which: "least", index: 1 },
    { values: [3, 1, 2], which: "most", index: 0 },
    { values: [1, null, 2], which: "most", index: 2 },
    { values: [1, 1.04, 2], which: "least", index: null },
    { values: [1], which: "least", index: null },
    { values: [null, 1], which: "least", index: null },
  ] as const)("$which of $values", ({ values, which, index }) => {
    expect(standsOut(values, which)).toBe(index);
  });
});
