import { describe, expect, test } from "vitest";
import { AreaProbe } from "./AreaProbe.ts";
import { measureLayer } from "./measureLayer.ts";
import { packLayer, cutRing } from "./packLayer.ts";
import { signedAreaM2, type Rings } from "./rings.ts";

const square = (x: number, y: number, side: number): Float64Array =>
  Float64Array.from([x, y, x + side, y, x + side, y + side, x, y + side, x, y]);

/** A star-shaped ring with `points` corners, never crossing itself. */
function star(x: number, y: number, radius: number, points: number, seed: number): Float64Array {
  const ring = new Float64Array(2 * points + 2);
  for (let i = 0; i < points; i++) {
    const angle = (2 * Math.PI * i) / points;
    const r =
      radius * (0.6 + 0.25 * Math.sin(3 * angle + seed) + 0.12 * Math.sin(23 * angle + 2 * seed));
    ring[2 * i] = x + r * Math.cos(angle);
    ring[2 * i + 1] = y + r * Math.sin(angle);
  }
  ring[2 * points] = ring[0]!;
  ring[2 * points + 1] = ring[1]!;
  return ring;
}

async function overlapM2(area: readonly Rings[], ...features: Rings[][]): Promise<number> {
  const layer = await packLayer(features.map((polygons, id) => ({ id, polygons })));
  return measureLayer(layer, new AreaProbe(area)).overlapM2;
}

const X = 540_000;
const Y = 6_250_000;

describe("[S2] overlap of an area with a layer", () => {
  test.each([
    { name: "the same square", x: 0, y: 0, side: 100, m2: 10_000 },
    { name: "a square inside", x: 20, y: 20, side: 30, m2: 900 },
    { name: "a square around", x: -50, y: -50, side: 300, m2: 10_000 },
    { name: "a corner", x: 90, y: 90, side: 100, m2: 100 },
    { name: "a shared border only", x: 100, y: 0, side: 100, m2: 0 },
    { name: "nothing", x: 300, y: 300, side: 100, m2: 0 },
  ])("$name is $m2 m²", async ({ x, y, side, m2 }) => {
    const answer = await overlapM2([[square(X, Y, 100)]], [[square(X + x, Y + y, side)]]);
    expect(answer).toBeCloseTo(m2, 6);
  });

  test("a hole in the feature is not covered", async () => {
    const holed = [square(X, Y, 100), square(X + 40, Y + 40, 20)];
    expect(await overlapM2([[square(X - 10, Y - 10, 200)]], [holed])).toBeCloseTo(9_600, 6);
    expect(await overlapM2([[square(X + 45, Y + 45, 5)]], [holed])).toBeCloseTo(0, 6);
  });

  test("a hole in the asked area does not count", async () => {
    const area: Rings = [square(X, Y, 100), square(X + 40, Y + 40, 20)];
    expect(await overlapM2([area], [[square(X + 30, Y + 30, 40)]])).toBeCloseTo(1_200, 6);
  });

  /** The ring of a square with a corner at every metre: enough for the area to be laid out in cells. */
  const fineSquare = (x: number, y: number, side: number): Float64Array => {
    const ring: number[] = [];
    for (let i = 0; i < side; i++) ring.push(x + i, y);
    for (let i = 0; i < side; i++) ring.push(x + side, y + i);
    for (let i = 0; i < side; i++) ring.push(x + side - i, y + side);
    for (let i = 0; i <= side; i++) ring.push(x, y + side - i);
    return Float64Array.from(ring);
  };

  test("an area of thousands of corners with a hole and a second part measures every tile right", async () => {
    const area = [
      [fineSquare(X, Y, 900), fineSquare(X + 300, Y + 200, 250)],
      [fineSquare(X + 1_000, Y + 500, 300)],
    ];
    const tiles = Array.from({ length: 40 * 30 }, (_, id) => ({
      id,
      x: X - 65 + 37 * (id % 40),
      y: Y - 65 + 37 * Math.floor(id / 40),
    }));
    const layer = await packLayer(
      tiles.map(({ id, x, y }) => ({ id, polygons: [[square(x, y, 37)]] })),
    );
    const found = new Map(
      measureLayer(layer, new AreaProbe(area)).features.map((one) => [
        one.featureId,
        one.overlapM2,
      ]),
    );
    const common = (from: number, at: number, side: number) =>
      Math.max(0, Math.min(from + 37, at + side) - Math.max(from, at));
    const withSquare = (x: number, y: number, left: number, bottom: number, side: number) =>
      common(x, left, side) * common(y, bottom, side);
    for (const { id, x, y } of tiles) {
      const m2 =
        withSquare(x, y, X, Y, 900) -
        withSquare(x, y, X + 300, Y + 200, 250) +
        withSquare(x, y, X + 1_000, Y + 500, 300);
      expect(found.get(id) ?? 0, `tile ${id}`).toBeCloseTo(m2, 6);
    }
  });

  test("parts of an area add up", async () => {
    const area = [[square(X, Y, 10)], [square(X + 50, Y, 10)]];
    expect(await overlapM2(area, [[square(X - 5, Y - 5, 100)]])).toBeCloseTo(200, 6);
  });

  test("rings may run either way round", async () => {
    const backwards = square(X, Y, 100).slice();
    const points = [0, 1, 2, 3, 4]
      .map((i) => [backwards[2 * i]!, backwards[2 * i + 1]!])
      .toReversed();
    const ring = Float64Array.from(points.flat());
    expect(await overlapM2([[ring]], [[square(X + 50, Y, 100)]])).toBeCloseTo(5_000, 6);
  });

  test("a feature of many points measured against itself is its own area", async () => {
    const ring = star(X, Y, 4_000, 10_000, 1);
    const wholeM2 = signedAreaM2(ring);
    expect(Math.abs((await overlapM2([[ring]], [[ring]])) / wholeM2 - 1)).toBeLessThan(1e-9);
  });

  test("two areas that cut a layer between them share its whole area", async () => {
    const feature = star(X, Y, 3_000, 3_000, 5);
    const west = Float64Array.from([
      X - 9e3,
      Y - 9e3,
      X,
      Y - 9e3,
      X + 500,
      Y + 9e3,
      X - 9e3,
      Y + 9e3,
      X - 9e3,
      Y - 9e3,
    ]);
    const east = Float64Array.from([
      X,
      Y - 9e3,
      X + 9e3,
      Y - 9e3,
      X + 9e3,
      Y + 9e3,
      X + 500,
      Y + 9e3,
      X,
      Y - 9e3,
    ]);
    const both =
      (await overlapM2([[west]], [[feature]])) + (await overlapM2([[east]], [[feature]]));
    expect(Math.abs(both / signedAreaM2(feature) - 1)).toBeLessThan(1e-10);
  });

  test("features are named largest first, and one that only touches is not named", async () => {
    const layer = await packLayer([
      { id: 7, polygons: [[square(X, Y, 10)]] },
      { id: 8, polygons: [[square(X + 20, Y, 50)]] },
      { id: 9, polygons: [[square(X + 100, Y, 50)]] },
    ]);
    const answer = measureLayer(layer, new AreaProbe([[square(X, Y, 100)]]));
    expect(answer.features.map((f) => f.featureId)).toEqual([8, 7]);
    expect(answer.overlapM2).toBeCloseTo(2_600, 6);
  });
});

test("cutting keeps the area and leaves no piece too long", () => {
  const ring = star(X, Y, 5_000, 20_000, 3);
  const pieces = cutRing(ring, 128);
  const sumM2 = pieces.reduce((sum, piece) => sum + signedAreaM2(piece), 0);
  expect(Math.abs(sumM2 / signedAreaM2(ring) - 1)).toBeLessThan(1e-12);
  expect(Math.max(...pieces.map((piece) => piece.length / 2))).toBeLessThanOrEqual(128);
});
