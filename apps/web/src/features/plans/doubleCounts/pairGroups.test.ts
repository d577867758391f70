// @vitest-environment node
import { expect, test } from "vitest";
import { doubleCountFixture } from "./testing/doubleCountFixture.ts";
import { pairGroups } from "./pairGroups.ts";

const share = (opId: string, nitrogenReductionT: number) => ({ opId, nitrogenReductionT });
const shares: Record<string, ReturnType<typeof share>[]> = {
  across: [share("north", 9), share("south", 1)],
  south: [share("south", 4)],
  north: [share("north", 2)],
};
const pair = (clippedId: string, keptId: string, nitrogenReductionT: number) =>
  doubleCountFixture({
    clippedId,
    keptId,
    effects: { nitrogenReductionT, extractionEffortHa: 0, afforestationEffortHa: 0 },
  });

test.each([
  { why: "where both lie, not where the one has most", a: "across", b: "south", place: "south" },
  { why: "where the one that gives way has most", a: "across", b: "unknown", place: "north" },
  { why: "where the other lies", a: "unknown", b: "north", place: "north" },
  { why: "outside", a: "unknown", b: "unknown", place: null },
])("[L2] a pair stands $why", ({ a, b, place }) => {
  const [group] = pairGroups([pair(a, b, 1)], (id) => shares[id] ?? []);
  expect(group?.opId).toBe(place);
});

test("[L2] the sub-catchment that loses most comes first, with its sum", () => {
  const groups = pairGroups(
    [pair("south", "south", 1), pair("north", "north", 2), pair("north", "across", 3)],
    (id) => shares[id] ?? [],
  );
  expect(groups.map(({ opId, tons, pairs }) => [opId, tons, pairs.length])).toEqual([
    ["north", 5, 2],
    ["south", 1, 1],
  ]);
});

test("[L2] a sub-catchment counts all its pairs, also those that are not shown yet", () => {
  const groups = pairGroups(
    [pair("north", "north", 4), pair("south", "south", 3), pair("north", "across", 2)],
    (id) => shares[id] ?? [],
    1,
  );
  expect(groups.map(({ opId, tons, count, pairs }) => [opId, tons, count, pairs.length])).toEqual([
    ["north", 6, 2, 1],
  ]);
});
