import { expect, test } from "vitest";
import { containsPoint, sideOfPolygon } from "./containsPoint.ts";
import type { Point, PolygonRings } from "./geometry.ts";

const withHole: PolygonRings = [
  [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
    [0, 0],
  ],
  [
    [4, 4],
    [4, 6],
    [6, 6],
    [6, 4],
    [4, 4],
  ],
];

test.each<{ point: Point; side: string }>([
  { point: [1, 1], side: "inside" },
  { point: [5, 5], side: "outside" },
  { point: [4, 5], side: "boundary" },
  { point: [0, 5], side: "boundary" },
  { point: [5, 0], side: "boundary" },
  { point: [10, 10], side: "boundary" },
  { point: [0, 0], side: "boundary" },
  { point: [11, 5], side: "outside" },
  { point: [-1, 10], side: "outside" },
  { point: [-1, 0], side: "outside" },
  { point: [2, 4], side: "inside" },
])("$point is $side", ({ point, side }) => {
  expect(sideOfPolygon(withHole, point)).toBe(side);
  expect(containsPoint({ type: "MultiPolygon", coordinates: [withHole] }, point)).toBe(
    side !== "outside",
  );
});
