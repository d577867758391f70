// @vitest-environment node
import { expect, test } from "vitest";
import { niceTicks } from "./niceTicks.ts";

test.each([
  { most: 1375, ticks: [0, 500, 1000, 1500] },
  { most: 88_019, ticks: [0, 25_000, 50_000, 75_000, 100_000] },
  { most: 4, ticks: [0, 1, 2, 3, 4] },
  { most: 0, ticks: [0, 1] },
])("[T1] an axis to $most is cut at $ticks", ({ most, ticks }) => {
  expect(niceTicks(most)).toEqual(ticks);
});
