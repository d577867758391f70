import { expect, test } from "vitest";
import { editNeed, overGoalT, sumNeeds } from "./editNeed.ts";

const needs = [
  { id: "hjarbæk", needT: 342.7 },
  { id: "skive", needT: 251.4 },
  { id: "kås", needT: 196.5 },
  { id: "løgstør", needT: 148.2 },
  { id: "nibe", needT: 0 },
];
const goalT = sumNeeds(needs);

test("[L2] the others give by size what one gets, and the sum is the goal's", () => {
  const after = editNeed(needs, { id: "kås", needT: 250.5 }, { goalT, mode: "reshare" });
  expect(sumNeeds(after)).toBeCloseTo(goalT, 9);
  expect(after).toEqual([
    { id: "hjarbæk", needT: 317.8 },
    { id: "skive", needT: 233.1 },
    { id: "kås", needT: 250.5 },
    { id: "løgstør", needT: 137.4 },
    { id: "nibe", needT: 0 },
  ]);
  expect(overGoalT(after, goalT)).toBe(0);
});

test("[L2] a need that is lowered is given to the others", () => {
  const after = editNeed(needs, { id: "kås", needT: 100 }, { goalT, mode: "reshare" });
  expect(sumNeeds(after)).toBeCloseTo(goalT, 9);
  expect(after.find(({ id }) => id === "hjarbæk")!.needT).toBeGreaterThan(342.7);
});

test("[L2] left where they are, the sum is above the goal, and that is said", () => {
  const after = editNeed(needs, { id: "kås", needT: 250.5 }, { goalT, mode: "keep" });
  expect(after.filter(({ id }) => id !== "kås")).toEqual(needs.filter(({ id }) => id !== "kås"));
  expect(overGoalT(after, goalT)).toBeCloseTo(54, 9);
});

test("[L2] more than the whole goal takes everything from the others, and is still above it", () => {
  const after = editNeed(needs, { id: "kås", needT: 2000 }, { goalT, mode: "reshare" });
  expect(after.filter(({ needT }) => needT > 0)).toEqual([{ id: "kås", needT: 2000 }]);
  expect(overGoalT(after, goalT)).toBeCloseTo(2000 - goalT, 9);
});

test("[L2] a need saved as it was moves none of the others", () => {
  const exact = [
    { id: "a", needT: 10.123 },
    { id: "b", needT: 20.456 },
  ];
  expect(editNeed(exact, exact[0]!, { goalT: 30.579, mode: "reshare" })).toEqual(exact);
});
