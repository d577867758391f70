import { expect, test } from "vitest";
import { CallerCounts } from "./CallerCounts.ts";

test("[house] an address is allowed so many a minute, each for itself, and then again", () => {
  const counts = new CallerCounts(2);
  expect([1, 2, 3].map(() => counts.allows("a", 1000))).toEqual([true, true, false]);
  expect(counts.allows("b", 1000)).toBe(true);
  expect(counts.allows("a", 60_999)).toBe(false);
  expect(counts.allows("a", 61_000)).toBe(true);
});
