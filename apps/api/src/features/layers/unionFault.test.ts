import type { AreaGeometry, Point } from "@mars/domain/areas/geometry";
import { expect, test } from "vitest";
import { unionFault } from "./pickRoutes.ts";

const MOST = 100_000;

const [east, north] = [500_000, 6_200_000];

function square(x: number, y: number, side: number): Point[] {
  const [left, bottom] = [east + x, north + y];
  return [
    [left, bottom],
    [left + side, bottom],
    [left + side, bottom + side],
    [left, bottom + side],
    [left, bottom],
  ];
}

const polygon = (ring: Point[]): AreaGeometry => ({ type: "Polygon", coordinates: [ring] });
const grid = (count: number, side: number, step: number): AreaGeometry[] =>
  Array.from({ length: count }, (_, n) =>
    polygon(square((n % 20) * step, Math.floor(n / 20) * step, side)),
  );
const asOne = (areas: AreaGeometry[]): AreaGeometry => ({
  type: "MultiPolygon",
  coordinates: areas.map(({ coordinates }) => coordinates as Point[][]),
});
/** A comb of so many teeth; two of them across each other cross by the square. */
function comb(teeth: number, isAcross: boolean): AreaGeometry {
  const points = Array.from({ length: teeth * 2 }, (_, n): Point => [n, n % 2 === 0 ? 1 : 9999]);
  const ring: Point[] = [[0, 0], ...points, [teeth * 2, 0], [0, 0]];
  return polygon(ring.map(([x, y]) => (isAcross ? [east + y, north + x] : [east + x, north + y])));
}
/** Circles around each other: nothing crosses, and every one meets all boxes. */
const nested = (count: number): AreaGeometry =>
  asOne(Array.from({ length: count }, (_, n) => polygon(square(-n, -n, 2 * n + 1))));

test.each([
  { what: "five hundred neighbours that share borders", areas: grid(500, 10, 10), code: null },
  { what: "areas that lie apart", areas: grid(500, 5, 10), code: null },
  { what: "two that overlap", areas: grid(2, 15, 10), code: null },
  {
    what: "five hundred over each other",
    areas: grid(500, 1000, 10),
    code: "geometry.too-tangled",
  },
  {
    what: "parts of one over each other",
    areas: [asOne(grid(400, 1000, 10))],
    code: "geometry.too-tangled",
  },
  {
    what: "two combs across each other",
    areas: [comb(2000, false), comb(2000, true)],
    code: "geometry.too-tangled",
  },
  { what: "thousands in each other", areas: [nested(2000)], code: "geometry.too-tangled" },
  {
    what: "beyond all numbers",
    areas: [polygon(square(1e308, 0, 1))],
    code: "geometry.outside-denmark",
  },
  {
    what: "a hole beyond all numbers",
    areas: [{ type: "Polygon" as const, coordinates: [square(0, 0, 9), square(1e308, 0, 1)] }],
    code: "geometry.outside-denmark",
  },
  {
    what: "a ring that does not close",
    areas: [polygon(square(0, 0, 9).with(4, [east, north + 1]))],
    code: "geometry.not-closed",
  },
  { what: "a line", areas: [polygon(square(0, 0, 9).slice(0, 2))], code: "geometry.empty" },
  { what: "nothing", areas: [asOne([])], code: "geometry.empty" },
  {
    what: "more corners than an area may have",
    areas: grid(500, 5, 10),
    most: 1999,
    code: "geometry.too-many-vertices",
  },
])("[S5] $what: $code", ({ areas, most = MOST, code }) => {
  expect(unionFault(areas, most)?.code ?? null).toBe(code);
});
