import { expect, test } from "vitest";
import type { AreaGeometry, Point, Ring } from "./geometry.ts";
import { DEFAULT_LIMITS } from "./limits.ts";
import { validateGeometry } from "./validateGeometry.ts";

const X = 520_000;
const Y = 6_200_000;
function box(x: number, y: number, side: number): Ring {
  return [
    [X + x, Y + y],
    [X + x + side, Y + y],
    [X + x + side, Y + y + side],
    [X + x, Y + y + side],
    [X + x, Y + y],
  ];
}
function polygon(...coordinates: Ring[]): AreaGeometry {
  return { type: "Polygon", coordinates };
}
const bowTie: Ring = [
  [X, Y],
  [X + 10, Y + 10],
  [X + 10, Y],
  [X, Y + 10],
  [X, Y],
];
const side5000Ha = Math.sqrt(5000 * 10_000);

test.each<{ what: string; geometry: AreaGeometry; code: string | null }>([
  {
    what: "[V10] no polygon",
    geometry: { type: "MultiPolygon", coordinates: [] },
    code: "geometry.empty",
  },
  { what: "[V10] no ring", geometry: polygon(), code: "geometry.empty" },
  {
    what: "[V10] two points",
    geometry: polygon([
      [X, Y],
      [X + 1, Y],
      [X, Y],
    ]),
    code: "geometry.empty",
  },
  {
    what: "[V10] a flat ring",
    geometry: polygon([
      [X, Y],
      [X + 1, Y],
      [X + 2, Y],
      [X, Y],
    ]),
    code: "geometry.empty",
  },
  {
    what: "[V10] an open ring",
    geometry: polygon(box(0, 0, 10).slice(0, 4)),
    code: "geometry.not-closed",
  },
  {
    what: "[V10] a place that is no number",
    geometry: polygon([
      [X, Y],
      [NaN, Y],
      [X, Y + 1],
      [X, Y],
    ]),
    code: "geometry.not-a-number",
  },
  {
    what: "degrees instead of metres",
    geometry: polygon([
      [9, 56],
      [10, 56],
      [10, 57],
      [9, 56],
    ]),
    code: "geometry.outside-denmark",
  },
  {
    what: "[V10] a bow tie with unlike wings",
    geometry: polygon([
      [X, Y],
      [X + 10, Y + 10],
      [X + 10, Y],
      [X, Y + 20],
      [X, Y],
    ]),
    code: "geometry.self-crossing",
  },
  {
    what: "a hole outside",
    geometry: polygon(box(0, 0, 10), box(20, 20, 2)),
    code: "geometry.hole-outside",
  },
  {
    what: "a hole across the edge",
    geometry: polygon(box(0, 0, 10), box(8, 8, 5)),
    code: "geometry.self-crossing",
  },
  {
    what: "a hole in a hole",
    geometry: polygon(box(0, 0, 100), box(10, 10, 50), box(20, 20, 5)),
    code: "geometry.hole-in-hole",
  },
  {
    what: "two parts across each other",
    geometry: { type: "MultiPolygon", coordinates: [[box(0, 0, 10)], [box(5, 5, 10)]] },
    code: "geometry.polygons-overlap",
  },
  {
    what: "a part inside another",
    geometry: { type: "MultiPolygon", coordinates: [[box(0, 0, 100)], [box(5, 5, 10)]] },
    code: "geometry.polygons-overlap",
  },
  {
    what: "an island in a lake",
    geometry: {
      type: "MultiPolygon",
      coordinates: [[box(0, 0, 100), box(10, 10, 50)], [box(20, 20, 10)]],
    },
    code: null,
  },
  { what: "[V11] just below 5.000 ha", geometry: polygon(box(0, 0, side5000Ha - 0.1)), code: null },
  {
    what: "[V11] above 5.000 ha",
    geometry: polygon(box(0, 0, side5000Ha + 0.1)),
    code: "geometry.too-large",
  },
])("$what: $code", ({ geometry, code }) => {
  const result = validateGeometry(geometry, DEFAULT_LIMITS);
  expect(result.ok ? null : result.refusal.code).toBe(code);
});

test("[V11] exactly the limit is too large when drawn, and allowed in a file", () => {
  const limits = { ...DEFAULT_LIMITS, maxPolygonHa: 1 };
  const geometry = polygon(box(0, 0, 100));
  expect(validateGeometry(geometry, limits, "drawn").ok).toBe(false);
  expect(validateGeometry(geometry, limits, "uploaded").ok).toBe(true);
});

test("[S1] a self-crossing names its place", () => {
  const even = validateGeometry(
    polygon([
      [X, Y],
      [X + 10, Y + 10],
      [X + 10, Y],
      [X, Y + 20],
      [X, Y],
    ]),
    DEFAULT_LIMITS,
  );
  expect(even).toMatchObject({
    refusal: { figures: { polygon: 1, point: [X + 20 / 3, Y + 20 / 3] } },
  });
});

test("a bow tie whose wings cancel out is still a crossing, not nothing", () => {
  expect(validateGeometry(polygon(bowTie), DEFAULT_LIMITS)).toMatchObject({
    refusal: { code: "geometry.self-crossing" },
  });
});

test("[S5] too many corners are counted before anything costly", () => {
  const limits = { ...DEFAULT_LIMITS, maxVertices: 3 };
  expect(validateGeometry(polygon(box(0, 0, 10)), limits)).toMatchObject({
    refusal: { code: "geometry.too-many-vertices", figures: { vertexCount: 4, limit: 3 } },
  });
});

test("what is accepted runs counter-clockwise", () => {
  expect(validateGeometry(polygon(box(0, 0, 10).toReversed()), DEFAULT_LIMITS)).toEqual({
    ok: true,
    value: polygon(box(0, 0, 10)),
  });
});

test("twenty thousand holes stay far within the steps a check may take", () => {
  const holes = Array.from({ length: 19_900 }, (_, i) =>
    box(3 * (i % 150), 3 * Math.floor(i / 150), 1),
  );
  expect(validateGeometry(polygon(box(-5, -5, 500), ...holes), DEFAULT_LIMITS).ok).toBe(true);
});

test.each([
  { what: "edges that all run through the same box", geometry: polygon(diagonals(25_000)) },
  {
    what: "rings in rings",
    geometry: polygon(
      ...Array.from({ length: 9_000 }, (_, i) => box(i / 10, i / 10, 5_000 - i / 5)),
    ),
  },
])("$what are given up, not followed for minutes", ({ geometry }) => {
  expect(validateGeometry(geometry, DEFAULT_LIMITS)).toMatchObject({
    refusal: { code: "geometry.too-tangled" },
  });
});

/** A valid polygon to and fro over 3 km: every edge lies in the box of every other. */
function diagonals(turns: number): Ring {
  const turnAt = (i: number, shift: number): Point =>
    i % 2 ? [X + i / 20 + shift, Y] : [X + 3_000 + i / 20 + shift, Y + 3_000];
  const there = Array.from({ length: turns }, (_, i) => turnAt(i, 0));
  const back = Array.from({ length: turns }, (_, i) => turnAt(turns - 1 - i, 0.02));
  return [...there, ...back, there[0]!];
}
