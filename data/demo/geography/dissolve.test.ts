import { expect, test } from "vitest";
import { signedArea } from "../landscape/contours.ts";
import { dissolve } from "./dissolve.ts";
import type { Position } from "./Position.ts";

const [west, south] = [500_000, 6_200_000];

/** Unit cells of a drawing: every letter is a face of its own. */
function facesOf(drawing: string): Float64Array[][] {
  const rows = drawing
    .trim()
    .split("\n")
    .map((row) => row.trim());
  return rows.flatMap((row, y) =>
    Array.from(row).flatMap((cell, x) => {
      if (cell === ".") return [];
      const [e, n] = [west + x, south - y];
      const ring = [e, n, e + 1, n, e + 1, n + 1, e, n + 1, e, n];
      // Every other face is drawn the other way round, as polygonizing may.
      const isReversed = (x + y) % 2 === 1;
      const corners = Array.from({ length: 5 }, (_, i) => ring.slice(2 * i, 2 * i + 2));
      return [[Float64Array.from((isReversed ? corners.toReversed() : corners).flat())]];
    }),
  );
}

const shapeOf = (drawing: string) =>
  dissolve(facesOf(drawing))
    .map((rings) => rings.map((ring) => signedArea(ring as Position[])))
    .toSorted((a, b) => (b[0] as number) - (a[0] as number));

test.each<[string, string, number[][]]>([
  ["a row", "##", [[2]]],
  ["a ring around a lake", "###\n#.#\n###", [[9, -1]]],
  ["an island in the lake", "#####\n#...#\n#.#.#\n#...#\n#####", [[25, -9], [1]]],
  ["two that touch in a corner", "#.\n.#", [[1], [1]]],
  // One region whose lake reaches its border in a point is one region still.
  ["a lake that touches the border in a corner", "##.\n#.#\n###", [[8, -1]]],
  ["a ring that only corners hold together", ".#.\n#.#\n.#.", [[1], [1], [1], [1]]],
  ["a checkerboard", "#.#\n.#.\n#.#", [[1], [1], [1], [1], [1]]],
])("%s", (_, drawing, expected) => {
  expect(shapeOf(drawing)).toEqual(expected);
});
