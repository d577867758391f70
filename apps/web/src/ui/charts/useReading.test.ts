import { expect, test } from "vitest";
import { nearest } from "./useReading.ts";

test.each([
  { x: -5, index: 0 },
  { x: 49, index: 0 },
  { x: 51, index: 1 },
  { x: 160, index: 2 },
  { x: 900, index: 2 },
])("[T1] pointing at $x reads place $index", ({ x, index }) => {
  expect(nearest([0, 100, 200], x)).toBe(index);
});
