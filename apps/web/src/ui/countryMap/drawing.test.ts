// @vitest-environment node
import { expect, test } from "vitest";
import { boxOf, type Drawing, placeIn } from "./drawing.ts";

const drawing: Drawing = {
  width: 1000,
  height: 900,
  transform: {
    originEasting: 440_000,
    originNorthing: 6_402_000,
    metresPerUnit: 400,
    inset: { minEasting: 840_000, dx: -300, dy: -700, frame: [700, 20, 140, 130] },
  },
  units: [],
};

test("[T1] a place falls where the transform says, north up", () => {
  expect(placeIn(drawing, [480_000, 6_362_000])).toEqual([100, 100]);
});

test("[T1] a place on Bornholm falls into the inset", () => {
  expect(placeIn(drawing, [880_000, 6_102_000])).toEqual([800, 50]);
});

test("[T6] the box of an extent keeps its ratio and has air around it", () => {
  expect(boxOf(drawing, [480_000, 6_342_000, 520_000, 6_362_000], { air: 0.1 })).toEqual([
    90, 65, 120, 120,
  ]);
});
