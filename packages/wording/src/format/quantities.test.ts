import { expect, test } from "vitest";
import { tableDecimalsOf, tableFigure } from "./quantities.ts";

test.each([
  [1234.567890123, 1234.5679],
  [-0.00001, 0],
  [3, 3],
])("a table writes %d as %d", (value, written) => {
  expect(Object.is(tableFigure(value), written)).toBe(true);
});

test("a share keeps a millionth of the whole", () => {
  expect(tableFigure(0.0000014, tableDecimalsOf.share)).toBe(0.000001);
});
