import { expect, test } from "vitest";
import type { Drawing } from "./drawing.ts";
import { nextDot } from "./nextDot.ts";
import type { Dot } from "./StageDots.tsx";

const drawing: Drawing = {
  width: 100,
  height: 100,
  transform: {
    originEasting: 0,
    originNorthing: 100,
    metresPerUnit: 1,
    inset: { minEasting: 1000, dx: 0, dy: 0, frame: [0, 0, 0, 0] },
  },
  units: [],
};
const dot = (id: string, easting: number, northing: number): Dot => ({
  id,
  place: [easting, northing],
  stage: "established",
});
const middle = dot("middle", 52, 50);
const east = dot("east", 70, 52);
const farEast = dot("far-east", 90, 50);
const north = dot("north", 50, 90);
const dots = [farEast, north, east, middle];
const map = { drawing, box: [0, 0, 100, 100] as const, dots };

test("the first arrow reads the dot in the middle", () => {
  expect(nextDot("ArrowUp", null, map)?.id).toBe("middle");
});

test.each([
  { from: middle, key: "ArrowRight", to: "east" },
  { from: east, key: "ArrowRight", to: "far-east" },
  { from: east, key: "ArrowLeft", to: "middle" },
  { from: middle, key: "ArrowUp", to: "north" },
  { from: north, key: "ArrowDown", to: "middle" },
])("$key leads from $from.id to $to", ({ from, key, to }) => {
  expect(nextDot(key, from, map)?.id).toBe(to);
});

test("where none lies that way, the one that is read stays", () => {
  expect(nextDot("ArrowRight", farEast, map)?.id).toBe("far-east");
});

test("other keys lead nowhere, and a map without dots has none", () => {
  expect(nextDot("Enter", middle, map)).toBeUndefined();
  expect(nextDot("ArrowUp", null, { ...map, dots: [] })).toBeUndefined();
});
