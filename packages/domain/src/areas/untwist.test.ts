import { expect, test } from "vitest";
import { areaHa } from "./areaHa.ts";
import type { AreaGeometry, Ring } from "./geometry.ts";
import { DEFAULT_LIMITS } from "./limits.ts";
import { untwist } from "./untwist.ts";
import { validateGeometry } from "./validateGeometry.ts";

const X = 520_000;
const Y = 6_200_000;
const polygon = (...places: [number, number][]): AreaGeometry => {
  const ring: Ring = places.map(([x, y]) => [X + x, Y + y]);
  return { type: "Polygon", coordinates: [[...ring, ring[0]!]] };
};
const eight = polygon([0, 0], [100, 100], [100, 0], [0, 100]);
/** Goes round, crosses its own path and ends inside. */
const curl = polygon(
  [0, 0],
  [100, 0],
  [100, 100],
  [20, 100],
  [20, 20],
  [60, 20],
  [60, 120],
  [0, 120],
);
const twice = polygon([0, 0], [100, 100], [200, 0], [200, 100], [100, 0], [0, 100]);

test("[S5] an eight becomes its two areas, and they are valid", () => {
  const untwisted = untwist(eight)!;
  expect(areaHa(untwisted)).toBeCloseTo(0.5, 9);
  expect(validateGeometry(untwisted, DEFAULT_LIMITS).ok).toBe(true);
});

test.each([
  { what: "a curl", geometry: curl },
  { what: "an edge that crosses twice", geometry: twice },
  { what: "a square", geometry: polygon([0, 0], [10, 0], [10, 10], [0, 10]) },
  {
    what: "an edge that touches itself",
    geometry: polygon([0, 0], [10, 0], [5, 5], [10, 10], [0, 10], [5, 5]),
  },
])("[S5] $what is left to others", ({ geometry }) => {
  expect(untwist(geometry)).toBeNull();
});
