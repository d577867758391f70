import { expect, test } from "vitest";
import { sharesInSubCatchments } from "./sharesInSubCatchments.ts";

const overlap = (opId: string, planId: string, overlapHa: number) => ({ opId, planId, overlapHa });
const shares = (
  plans: Readonly<Record<string, number | undefined>>,
  overlaps: readonly ReturnType<typeof overlap>[],
): Record<string, number> =>
  Object.fromEntries(
    sharesInSubCatchments(
      new Map(Object.entries(plans).map(([id, share]) => [id, share ?? 0])),
      overlaps,
    ).map(({ opId, share }) => [opId, share]),
  );

test.each([
  {
    case: "outlines that meet give each its overlap of all overlaps",
    plans: { A: 0.75, B: 0.25 },
    overlaps: [overlap("a1", "A", 2), overlap("a2", "A", 1), overlap("b1", "B", 1)],
    expected: { a1: 0.5, a2: 0.25, b1: 0.25 },
  },
  {
    case: "a part at sea goes to the plan's sub-catchments",
    plans: { A: 1 },
    overlaps: [overlap("a1", "A", 3), overlap("a2", "A", 1)],
    expected: { a1: 0.75, a2: 0.25 },
  },
  {
    case: "a sliver in a plan that has no part of it gets nothing",
    plans: { A: 1 },
    overlaps: [overlap("a1", "A", 9), overlap("b1", "B", 1)],
    expected: { a1: 1 },
  },
  {
    case: "an area in no sub-catchment, or without an outline",
    plans: { A: 1 },
    overlaps: [],
    expected: {},
  },
])("[L2] shares in sub-catchments: $case", ({ plans, overlaps, expected }) => {
  expect(shares(plans, overlaps)).toEqual(expected);
});
