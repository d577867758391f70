import { expect, test } from "vitest";
import type { Point } from "./geometry.ts";
import { turn } from "./segmentsMeet.ts";

test("a point next to a line is told from one on it, however near", () => {
  // Two products and a difference in floating point give 0 here.
  const a: Point = [737_258.8629933012, 6_261_905.302005422];
  const b: Point = [736_276.1576018047, 6_260_812.733075112];
  const c: Point = [737_037.1120230111, 6_261_658.759936455];
  expect(turn(a, b, c)).toBeLessThan(0);
  expect(turn(b, a, c)).toBeGreaterThan(0);
});

test("left is positive, right is negative, on the line is zero", () => {
  const a: Point = [500_000, 6_200_000];
  const b: Point = [500_100, 6_200_000];
  expect(turn(a, b, [500_050, 6_200_001])).toBeGreaterThan(0);
  expect(turn(a, b, [500_050, 6_199_999])).toBeLessThan(0);
  expect(turn(a, b, [500_300, 6_200_000])).toBeCloseTo(0, 12);
});
