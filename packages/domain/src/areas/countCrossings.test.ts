import { expect, test } from "vitest";
import { countCrossings } from "./countCrossings.ts";
import type { AreaGeometry, Ring } from "./geometry.ts";

const polygon = (...coordinates: Ring[]): AreaGeometry => ({ type: "Polygon", coordinates });
const square: Ring = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
  [0, 0],
];
const bowTie: Ring = [
  [0, 0],
  [10, 10],
  [10, 0],
  [0, 10],
  [0, 0],
];
const shifted: Ring = square.map(([x, y]) => [x + 5, y + 5]);
/** A star of many points drawn in one stroke: every edge crosses nearly every other. */
const star: Ring = Array.from({ length: 202 }, (_, i) => {
  const angle = (i * 100 * 2 * Math.PI) / 201;
  return [Math.cos(angle), Math.sin(angle)];
});

test.each([
  { what: "a square", geometry: polygon(square), crossings: 0 },
  { what: "a bow tie", geometry: polygon(bowTie), crossings: 1 },
  { what: "two rings across each other", geometry: polygon(square, shifted), crossings: 2 },
  { what: "a star, counted no further than asked", geometry: polygon(star), crossings: 51 },
])("$what: $crossings", ({ geometry, crossings }) => {
  expect(countCrossings(geometry, 50)).toBe(crossings);
});
