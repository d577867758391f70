// @vitest-environment node
import { expect, test } from "vitest";
import { classOf, mapClasses } from "./mapClasses.ts";

const values = [0, 1, 12, 118, 403, 1284, 1990, 2521, 3713, 5691, 7453];

test("[T1] classes are cut at readable figures with about as many units in each", () => {
  expect(mapClasses(values).bounds).toEqual([120, 1300, 2500, 5700]);
});

test.each([
  { value: 0, expected: 0 },
  { value: 1, expected: 1 },
  { value: 119, expected: 1 },
  { value: 120, expected: 2 },
  { value: 7453, expected: 5 },
])("[T1] $value falls in class $expected", ({ value, expected }) => {
  expect(classOf(mapClasses(values), value)).toBe(expected);
});

test("[T1] a country without any effort has no class but none", () => {
  const classes = mapClasses([0, 0]);
  expect(classes).toEqual({ bounds: [], most: 0 });
  expect(classOf(classes, 0)).toBe(0);
});
