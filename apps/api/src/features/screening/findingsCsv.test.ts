import { expect, test } from "vitest";
import { percentOf } from "./findingsCsv.ts";

test.each([
  [0, 0],
  [0.2734567, 27.35],
  [0.00000123, 0.0001],
  [0.99999, 99.999],
  [0.9999999, 100],
  [1.0000001, 100],
])("[S4] a share of %d is %d percent in the table", (share, percent) => {
  expect(percentOf(share)).toBe(percent);
});
