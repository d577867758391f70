import { expect, test } from "vitest";
import { trendPath } from "./trendPath.ts";

const size = { width: 100, height: 20 };

test.each([
  ["rises from zero to the top", [0, 5, 10], "M0.0 20.0L50.0 10.0L100.0 0.0"],
  ["stays on the ground where nothing came", [0, 0], "M0.0 20.0L100.0 20.0"],
  ["may fall", [8, 4], "M0.0 0.0L100.0 10.0"],
  ["is no line of one month", [3], ""],
])("a trend %s", (_what, values, path) => {
  expect(trendPath(values, size)).toBe(path);
});
