// @vitest-environment node
import { describe, expect, test } from "vitest";
import { polygonAreaHa } from "./areaHa.ts";
import type { Point, PolygonRings, Ring } from "./geometry.ts";
import { geometryOf } from "./geometry.ts";
import { joinPart, placeWhereItEnters } from "./joinPart.ts";
import { DEFAULT_LIMITS } from "./limits.ts";
import { validateGeometry } from "./validateGeometry.ts";

const at = (x: number, y: number): Point => [529_000 + x, 6_265_000 + y];
const ring = (...corners: [number, number][]): Ring =>
  [...corners, corners[0]!].map(([x, y]) => at(x, y));
const square: PolygonRings = [ring([0, 0], [100, 0], [100, 100], [0, 100])];
const sumHa = (polygons: readonly PolygonRings[]) =>
  polygons.reduce((sum, rings) => sum + polygonAreaHa(rings), 0);

/** A place on a side that no number falls on exactly: seven elevenths of a slanting one. */
function onSide(a: Point, b: Point): Point {
  return [a[0] + (7 / 11) * (b[0] - a[0]), a[1] + (7 / 11) * (b[1] - a[1])];
}

describe("[S1] a new part next to the others", () => {
  test.each([
    { name: "a whole side", part: ring([100, 0], [200, 0], [200, 100], [100, 100]), ha: 2 },
    { name: "a piece of a side", part: ring([100, 20], [200, 20], [200, 60], [100, 60]), ha: 1.4 },
    { name: "more than a side", part: ring([100, -50], [200, -50], [200, 150], [100, 150]), ha: 3 },
    {
      name: "two sides, turned the other way",
      part: ring([100, 0], [100, 100], [0, 100], [0, 200], [200, 200], [200, 0]),
      ha: 4,
    },
  ])("that shares $name becomes one with it", ({ part, ha }) => {
    const joined = joinPart([square], part);
    expect(joined).toMatchObject({ ok: true, value: { length: 1 } });
    if (!joined.ok) return;
    expect(sumHa(joined.value)).toBeCloseTo(ha, 9);
    expect(validateGeometry(geometryOf(joined.value), DEFAULT_LIMITS).ok).toBe(true);
  });

  test("that was snapped onto a slanting side leaves not a hair between them", () => {
    const slanting: PolygonRings = [ring([0, 0], [97, 13], [41, 111])];
    const [a, b] = [slanting[0]![0]!, slanting[0]![1]!];
    const foot = onSide(a, b);
    const part = [a, foot, at(50, -60), a];
    const joined = joinPart([slanting], part);
    expect(joined).toMatchObject({ ok: true, value: { length: 1 } });
    if (!joined.ok) return;
    expect(joined.value[0]).toHaveLength(1);
    expect(sumHa(joined.value)).toBeCloseTo(sumHa([slanting]) + polygonAreaHa([part]), 9);
    expect(validateGeometry(geometryOf(joined.value), DEFAULT_LIMITS).ok).toBe(true);
  });

  test("that closes a gap all round leaves a hole", () => {
    const horseshoe: PolygonRings = [
      ring([0, 0], [300, 0], [300, 300], [200, 300], [200, 100], [100, 100], [100, 300], [0, 300]),
    ];
    const joined = joinPart([horseshoe], ring([100, 200], [200, 200], [200, 300], [100, 300]));
    expect(joined).toMatchObject({ ok: true, value: [[{ length: 7 }, { length: 5 }]] });
  });

  test("that lies between two makes one of all three, and leaves a third alone", () => {
    const right: PolygonRings = [ring([200, 0], [300, 0], [300, 100], [200, 100])];
    const far: PolygonRings = [ring([0, 500], [100, 500], [50, 600])];
    const joined = joinPart([square, far, right], ring([100, 0], [200, 0], [200, 100], [100, 100]));
    expect(joined).toMatchObject({ ok: true, value: { length: 2 } });
    expect(joined.ok && sumHa(joined.value)).toBeCloseTo(3.5, 9);
  });

  test.each([
    { name: "meets it in a corner alone", part: ring([100, 100], [200, 100], [200, 200]) },
    { name: "lies apart", part: ring([150, 0], [200, 0], [200, 100]) },
  ])("that $name stays a part of its own", ({ part }) => {
    expect(joinPart([square], part)).toMatchObject({ ok: true, value: [square, [part]] });
  });

  test.each([
    {
      name: "shares a side and then leads in from a corner",
      part: ring([100, 0], [0, 0], [0, -100], [200, -100], [200, 150], [100, 100], [50, 50]),
    },
    {
      name: "shares a side and cuts across from corner to corner",
      part: ring([100, 0], [0, 0], [0, -100], [200, -100], [200, 150], [0, 150], [0, 100]),
    },
  ])("that $name is refused", ({ part }) => {
    expect(joinPart([square], part)).toMatchObject({
      ok: false,
      refusal: { code: "geometry.polygons-overlap" },
    });
  });
});

describe("[S1] a line that is drawn on next to a part", () => {
  const slanting: PolygonRings = [ring([0, 0], [97, 13], [41, 111])];
  const foot = onSide(slanting[0]![0]!, slanting[0]![1]!);

  test.each([
    { name: "out from a place on the side", from: foot, to: at(60, -80) },
    { name: "along the side", from: at(0, 0), to: foot },
    { name: "along the side past its corner", from: foot, to: at(194, 26) },
    { name: "to the side", from: at(60, -80), to: foot },
    { name: "to a corner", from: at(60, -80), to: at(97, 13) },
  ])("may lead $name", ({ from, to }) => {
    expect(placeWhereItEnters(slanting, from, to)).toBeNull();
  });

  test.each([
    { name: "in from the side", from: foot, to: at(50, 50) },
    { name: "from side to corner", from: foot, to: at(41, 111) },
    { name: "right through", from: at(-50, 50), to: at(150, 60) },
  ])("may not lead $name", ({ from, to }) => {
    expect(placeWhereItEnters(slanting, from, to)).not.toBeNull();
  });

  test("may not begin inside", () => {
    expect(placeWhereItEnters(slanting, null, at(45, 40))).toEqual(at(45, 40));
  });
});
