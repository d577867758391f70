import { expect, test } from "vitest";
import { balanceOfStages, emptyStages, planBalance } from "./balance.ts";
import { whyMissing } from "./whyMissing.ts";

const sub = (needT: number, sketchT: number, establishmentT = 0) =>
  balanceOfStages(needT, {
    ...emptyStages(),
    sketch_project: sketchT,
    establishment_approval: establishmentT,
  });

test.each([
  {
    case: "a surplus in one sub-catchment covers nothing in another",
    subs: [sub(10, 50), sub(10, 4)],
    expected: { kind: "surplus-elsewhere", surplusT: 40 },
  },
  {
    case: "what is given where nothing is needed is surplus too",
    subs: [sub(10, 4), sub(0, 20)],
    expected: { kind: "surplus-elsewhere", surplusT: 20 },
  },
  {
    case: "the dropout alone takes the last tons",
    subs: [sub(10, 0, 10)],
    expected: { kind: "dropout", dropoutT: 2 },
  },
  {
    case: "surplus is what is left after the dropout",
    subs: [sub(10, 0, 20), sub(10, 0)],
    expected: { kind: "surplus-elsewhere", surplusT: 6 },
  },
  { case: "less is planned than needed", subs: [sub(10, 4)], expected: null },
  { case: "nothing is missing", subs: [sub(10, 30)], expected: null },
  { case: "0,04 t is shown as nothing", subs: [sub(10, 9.96), sub(0, 5)], expected: null },
])("[L2] $case", ({ subs, expected }) => {
  expect(whyMissing(planBalance(subs))).toEqual(expected);
});
