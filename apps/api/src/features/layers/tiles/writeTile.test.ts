import { PbfReader } from "pbf";
import { expect, test } from "vitest";
import type { FlatGeometry } from "../../../platform/geodata/FlatGeometry.ts";
import { placeOfTile } from "./danishTile.ts";
import { ringCommands } from "./ringCommands.ts";
import { readTileBytes } from "./testing/readTileBytes.ts";
import { writeTile } from "./writeTile.ts";

const place = placeOfTile({ z: 9, x: 480, y: 280 })!;
const sideM = place.metresPerPixel * 256;

function polygon(...rings: [number, number][][]): FlatGeometry {
  const xy = rings.flat().flatMap(([x, y]) => [place.west + x * sideM, place.north - y * sideM]);
  let end = 0;
  const ringEnds = rings.map((ring) => (end += ring.length));
  return { type: 3, xy: new Float64Array(xy), ringEnds, polygonEnds: [rings.length] };
}
const square = (from: number, to: number): [number, number][] => [
  [from, from],
  [from, to],
  [to, to],
  [to, from],
  [from, from],
];

test("[S6] boxes are rectangles that run the right way, with number and word, never without a side", () => {
  const bytes = Buffer.alloc(48);
  [7n, 2n ** 40n + 5n].forEach((id, i) => bytes.writeBigInt64BE(id, 24 * i));
  [-100, 20, 300, 40].forEach((unit, i) => bytes.writeInt32BE(unit, 8 + 4 * i));
  [4000, -90, 4000, -90].forEach((unit, i) => bytes.writeInt32BE(unit, 32 + 4 * i));
  const boxes = { bytes, word: "n", values: [12, null] };
  const [layer] = readTileBytes(new PbfReader(writeTile([{ name: "f", features: [], boxes }])));
  expect(layer!.features.map(({ id, type, properties }) => ({ id, type, properties }))).toEqual([
    { id: 7, type: 3, properties: { n: 12 } },
    { id: 2 ** 40 + 5, type: 3, properties: {} },
  ]);
  expect(layer!.features.map(({ rings }) => rings[0])).toEqual([
    [
      [-100, 20],
      [300, 20],
      [300, 40],
      [-100, 40],
    ],
    [
      [4000, -90],
      [4001, -90],
      [4001, -89],
      [4000, -89],
    ],
  ]);
  for (const { rings } of layer!.features) expect(doubleArea(rings[0]!)).toBeGreaterThan(0);
});

test("[S6] a tile holds a polygon with its hole, its id and its words", () => {
  const geometry = ringCommands(polygon(square(0.25, 0.75), square(0.4, 0.5)), place)!;
  const bytes = writeTile([
    { name: "features", features: [{ id: 7, properties: { key: "20d", share: 0.5 }, geometry }] },
    { name: "empty", features: [] },
  ]);
  const layers = readTileBytes(new PbfReader(bytes));
  expect(layers).toHaveLength(1);
  const [feature] = layers[0]!.features;
  expect(feature).toMatchObject({ id: 7, type: 3, properties: { key: "20d", share: 0.5 } });
  expect(feature!.rings.map((ring) => ring.length)).toEqual([4, 4]);
  // The specification tells outer rings from holes by which way they run.
  expect(feature!.rings.map((ring) => Math.sign(doubleArea(ring)))).toEqual([1, -1]);
  expect(feature!.rings[0]).toContainEqual([1024, 1024]);
  expect(feature!.rings[0]).toContainEqual([3072, 3072]);
});

test("a bend smaller than half a pixel is left out, a larger one stays", () => {
  const bent = (by: number): [number, number][] => [
    [0, 0],
    [0, 1],
    [0.5, 1 + by],
    [1, 1],
    [1, 0],
    [0, 0],
  ];
  const corners = (by: number) => {
    const geometry = ringCommands(polygon(bent(by)), place)!;
    const bytes = writeTile([{ name: "a", features: [{ id: null, properties: {}, geometry }] }]);
    return readTileBytes(new PbfReader(bytes))[0]!.features[0]!.rings[0]!.length;
  };
  expect(corners(0.001)).toBe(4);
  expect(corners(0.01)).toBe(5);
});

test("a polygon that rounds to nothing is nothing, and its hole goes with it", () => {
  const speck = 0.5 + 1 / 100_000;
  expect(ringCommands(polygon(square(0.5, speck), square(0.1, 0.9)), place)).toBeNull();
});

test.each([
  { z: 0, x: 0, y: 0, exists: true },
  { z: 0, x: 2, y: 1, exists: true },
  { z: 0, x: 3, y: 0, exists: false },
  { z: 0, x: 0, y: 2, exists: false },
  { z: 14, x: 0, y: 0, exists: false },
])("the Danish grid has tile $z/$x/$y: $exists", ({ exists, ...address }) => {
  expect(placeOfTile(address) !== null).toBe(exists);
});

function doubleArea(ring: [number, number][]): number {
  return ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
}
