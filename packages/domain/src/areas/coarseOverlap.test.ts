import { expect, test } from "vitest";
import { coarseOverlap } from "./coarseOverlap.ts";

test.each([
  { areaHa: 100, cellCount: 0, inCellsHa: 0, said: "none" },
  { areaHa: 100, cellCount: 1, inCellsHa: 5, said: "touches" },
  { areaHa: 1, cellCount: 1, inCellsHa: 1, said: "touches" },
  { areaHa: 100, cellCount: 3, inCellsHa: 100, said: "touches" },
  { areaHa: 200, cellCount: 4, inCellsHa: 99, said: "touches" },
  { areaHa: 200, cellCount: 4, inCellsHa: 100, said: "much" },
])(
  "[P8] $inCellsHa of $areaHa ha in $cellCount shared cells is told as '$said'",
  ({ said, ...shared }) => {
    expect(coarseOverlap(shared)).toBe(said);
  },
);
