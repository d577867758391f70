import { expect, test } from "vitest";
import { contours, signedArea } from "./contours.ts";

const field = (rows: string[]) => ({
  west: 0,
  south: 0,
  cellM: 10,
  width: rows[0]?.length ?? 0,
  height: rows.length,
  values: Float32Array.from(rows.toReversed().join(""), (mark) => (mark === "#" ? 1 : -1)),
});

test("a ring of cells becomes one polygon with a hole", () => {
  const polygons = contours(
    field([".......", ".#####.", ".#...#.", ".#...#.", ".#####.", "......."]),
  );
  expect(polygons).toHaveLength(1);
  expect(polygons[0]).toHaveLength(2);
  const [shell, hole] = (polygons[0] ?? []).map(signedArea);
  expect(shell).toBeGreaterThan(0);
  expect(hole).toBeLessThan(0);
});

test("cells that touch at a corner stay apart, so that polygons never touch themselves", () => {
  expect(contours(field([".....", ".#...", "..#..", "....."]))).toHaveLength(2);
});

test("what lies at the edge of the field is closed there", () => {
  for (const rings of contours(field(["###", "###", "###", "###"]))) {
    for (const ring of rings) expect(ring[0]).toEqual(ring.at(-1));
  }
});
