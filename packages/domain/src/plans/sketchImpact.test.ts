import { expect, test } from "vitest";
import { balanceOfStages, emptyStages } from "./balance.ts";
import { sketchImpact } from "./sketchImpact.ts";

const sub = (needT: number, sketchT: number, establishmentT = 0) =>
  balanceOfStages(needT, {
    ...emptyStages(),
    sketch_project: sketchT,
    establishment_approval: establishmentT,
  });
const balances = new Map([
  ["short", sub(100, 7)],
  ["covered", sub(10, 20)],
  ["no need", sub(0, 0)],
  ["dropout", sub(10, 0, 10)],
]);
const share = (opId: string, nitrogenReductionT: number) => ({ opId, nitrogenReductionT });

test.each([
  {
    case: "takes from what is missing",
    gives: [share("short", 62)],
    expected: [{ opId: "short", beforeT: 93, afterT: 31, givesT: 62, surplusT: 0 }],
  },
  {
    case: "never misses less than nothing, and says what is left over",
    gives: [share("short", 97)],
    expected: [{ opId: "short", beforeT: 93, afterT: 0, givesT: 97, surplusT: 4 }],
  },
  {
    case: "counts the expected dropout of what is there already",
    gives: [share("dropout", 1)],
    expected: [{ opId: "dropout", beforeT: 2, afterT: 1, givesT: 1, surplusT: 0 }],
  },
  {
    case: "drawn anew gives up what it counted with",
    gives: [share("short", 3)],
    replaced: [share("short", 7)],
    expected: [{ opId: "short", beforeT: 93, afterT: 97, givesT: 3, surplusT: 0 }],
  },
  {
    case: "moved away leaves its old sub-catchment short",
    gives: [share("short", 5)],
    replaced: [share("covered", 20)],
    expected: [
      { opId: "covered", beforeT: 0, afterT: 10, givesT: 0, surplusT: 0 },
      { opId: "short", beforeT: 93, afterT: 88, givesT: 5, surplusT: 0 },
    ],
  },
  {
    case: "changes nothing where nothing is needed, or next to nothing is given",
    gives: [share("no need", 5), share("elsewhere", 5), share("short", 0.01)],
    expected: [],
  },
])("[L3] a sketch $case", ({ gives, replaced, expected }) => {
  expect(sketchImpact(balances, gives, replaced)).toEqual(
    expected.map((one) => ({
      ...one,
      beforeT: expect.closeTo(one.beforeT, 9),
      afterT: expect.closeTo(one.afterT, 9),
      surplusT: expect.closeTo(one.surplusT, 9),
    })),
  );
});
