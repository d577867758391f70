import { expect, test } from "vitest";
import { type Box, freeBox } from "./MapCamera.ts";

const box = (left: number, top: number, right: number, bottom: number): Box => ({
  left,
  top,
  right,
  bottom,
});
const whole = box(0, 0, 1000, 800);

test.each([
  ["nothing in the way", [], 1.3, whole],
  ["a bar above", [box(0, 0, 1000, 200)], 1.3, box(0, 200, 1000, 800)],
  // Wide things go beneath the tools, high ones next to them.
  ["tools in the corner, something wide", [box(0, 0, 400, 200)], 2, box(0, 200, 1000, 800)],
  ["tools in the corner, something high", [box(0, 0, 400, 200)], 0.5, box(400, 0, 1000, 800)],
  [
    "tools on three sides",
    [box(0, 0, 1000, 160), box(900, 500, 1000, 800), box(0, 700, 600, 760)],
    1.3,
    box(0, 160, 900, 700),
  ],
  ["what lies outside the map", [box(-300, 0, -10, 800)], 1.3, whole],
  ["the map wholly covered", [box(-5, -5, 1005, 805)], 1.3, whole],
])("[S6] with %s the area is shown where it is free", (_, obstacles, widthPerHeight, wanted) => {
  expect(freeBox(whole, obstacles, widthPerHeight)).toEqual(wanted);
});
