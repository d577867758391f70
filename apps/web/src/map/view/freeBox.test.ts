import { expect, test } from "vitest";
import { type Box, freeBox } from "./freeBox.ts";

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
  // Wide things go beneath the tools, high ones beside them.
  ["tools in the corner, something wide", [box(0, 0, 400, 200)], 2, box(0, 200, 1000, 800)],
  ["tools in the corner, something high", [box(0, 0, 400, 200)], 0.5, box(400, 0, 1000, 800)],
  [
    "tools on three sides",
    [box(0, 0, 400, 160), box(900, 500, 1000, 800), box(300, 700, 600, 760)],
    1.3,
    box(0, 160, 1000, 700),
  ],
  ["what lies outside the map", [box(-300, 0, -10, 800)], 1.3, whole],
  ["the map wholly covered", [box(-5, -5, 1005, 805)], 1.3, whole],
])("[S6] with %s the area is shown where it is free", (_, obstacles, widthPerHeight, wanted) => {
  const found = freeBox(whole, obstacles, widthPerHeight);
  if (obstacles.length === 3) {
    // Beside or beneath the zoom: nothing lies over it, and it is nearly as large as it can be.
    for (const one of obstacles) {
      const isApart =
        one.right <= found.left ||
        one.left >= found.right ||
        one.bottom <= found.top ||
        one.top >= found.bottom;
      expect(isApart).toBe(true);
    }
    expect(Math.min((found.right - found.left) / widthPerHeight, found.bottom - found.top)).toBe(
      540,
    );
  } else expect(found).toEqual(wanted);
});
