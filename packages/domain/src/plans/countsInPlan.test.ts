import { expect, test } from "vitest";
import { countsInPlan } from "./countsInPlan.ts";

test.each([
  { case: "within the plan", item: { included: true, shareOfPlan: 0.2 }, counts: true },
  { case: "left out", item: { included: false, shareOfPlan: 1 }, counts: false },
  { case: "drawn wholly outside", item: { included: true, shareOfPlan: 0 }, counts: false },
  {
    case: "a neighbour's draft",
    item: { included: true, shareOfPlan: 1, isBeside: true },
    counts: false,
  },
])("[L2] $case: $counts", ({ item, counts }) => expect(countsInPlan(item)).toBe(counts));
