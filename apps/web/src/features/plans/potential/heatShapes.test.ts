// @vitest-environment node
import { expect, test } from "vitest";
import { heatShapes, heatStep } from "./heatShapes.ts";

test.each([
  [0, "heat-1"],
  [19.9, "heat-1"],
  [20, "heat-2"],
  [49.9, "heat-2"],
  [50, "heat-3"],
  [472, "heat-3"],
])("[L2] %d kg a hectare is %s", (kgPerHa, step) => {
  expect(heatStep(kgPerHa)).toBe(step);
});

test("[L2] cells of one step are one shape", () => {
  const cell = (x: number, kgPerHa: number) => ({ x, y: 0, areaHa: 6, kgPerHa, extractionHa: 0 });
  const shapes = heatShapes({ cellM: 250, cells: [cell(0, 5), cell(250, 5), cell(500, 90)] });
  expect(shapes.map(({ style, geometry }) => [style, geometry.coordinates.length])).toEqual([
    ["heat-1", 2],
    ["heat-3", 1],
  ]);
});
