import { expect, test } from "vitest";
import { polygonAreaHa } from "./areaHa.ts";
import type { Point, PolygonRings, Ring } from "./geometry.ts";
import { DEFAULT_LIMITS } from "./limits.ts";
import { splitPolygon } from "./splitPolygon.ts";
import { validateGeometry } from "./validateGeometry.ts";

const X = 520_000;
const Y = 6_200_000;
const at = (...points: Point[]): Point[] => points.map(([x, y]) => [X + x, Y + y]);
const square: Ring = at([0, 0], [100, 0], [100, 100], [0, 100], [0, 0]);
const hole: Ring = at([40, 40], [40, 60], [60, 60], [60, 40], [40, 40]);
const concave: Ring = at([0, 0], [100, 0], [100, 100], [50, 20], [0, 100], [0, 0]);

test.each<{ what: string; rings: PolygonRings; line: Point[]; areasM2: number[] }>([
  {
    what: "across the middle",
    rings: [square],
    line: at([-10, 50], [110, 50]),
    areasM2: [5000, 5000],
  },
  {
    what: "corner to corner",
    rings: [square],
    line: at([0, 0], [100, 100]),
    areasM2: [5000, 5000],
  },
  {
    what: "edge to edge, ending exactly there",
    rings: [square],
    line: at([25, 0], [25, 100]),
    areasM2: [2500, 7500],
  },
  {
    what: "with a bend",
    rings: [square],
    line: at([-10, 50], [50, 50], [50, -10]),
    areasM2: [2500, 7500],
  },
  {
    what: "through a hole",
    rings: [square, hole],
    line: at([-10, 50], [110, 50]),
    areasM2: [4800, 4800],
  },
  {
    what: "beside a hole, which stays whole",
    rings: [square, hole],
    line: at([20, -10], [20, 110]),
    areasM2: [2000, 7600],
  },
  {
    what: "through both arms of a concave area",
    rings: [concave],
    line: at([-10, 60], [110, 60]),
    areasM2: [500, 500, 5000],
  },
  {
    what: "zig-zag, in and out again",
    rings: [square],
    line: at([-10, 20], [110, 30], [110, 70], [-10, 80]),
    areasM2: [2500, 2500, 5000],
  },
])("[S1] a cut $what gives $areasM2 m²", ({ rings, line, areasM2 }) => {
  const result = splitPolygon(rings, line);
  if (!result.ok) throw new Error(result.refusal.code);
  const areas = result.value.map((part) => polygonAreaHa(part) * 10_000).toSorted((a, b) => a - b);
  expect(areas).toHaveLength(areasM2.length);
  areas.forEach((area, i) => expect(area).toBeCloseTo(areasM2[i]!, 6));
  for (const part of result.value) {
    expect(validateGeometry({ type: "Polygon", coordinates: part }, DEFAULT_LIMITS).ok).toBe(true);
  }
});

test.each<{ what: string; line: Point[]; code: string }>([
  { what: "a line that stops inside", line: at([-10, 50], [50, 50]), code: "split.no-cut" },
  { what: "a line outside", line: at([-10, 150], [110, 150]), code: "split.no-cut" },
  { what: "a line along the edge", line: at([-10, 0], [110, 0]), code: "split.no-cut" },
  { what: "a single point", line: at([50, 50]), code: "split.no-line" },
  {
    what: "a line across itself",
    line: at([-10, 20], [80, 20], [80, 80], [50, 80], [50, -10]),
    code: "split.line-crosses-itself",
  },
])("[S1] $what is refused with $code", ({ line, code }) => {
  expect(splitPolygon([square], line)).toMatchObject({ ok: false, refusal: { code } });
});

test("[S1] parts of random cuts add up to the whole", () => {
  let seed = 11;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  for (let i = 0; i < 100; i++) {
    const line = at(
      [-5, random() * 100],
      [30 + random() * 40, random() * 100],
      [105, random() * 100],
    );
    const result = splitPolygon([square, hole], line);
    if (!result.ok) throw new Error(`${result.refusal.code} ${JSON.stringify(line)}`);
    const sum = result.value.reduce((total, part) => total + polygonAreaHa(part), 0);
    expect(sum).toBeCloseTo(0.96, 9);
  }
});
