import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTopojson } from "./readTopojson.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mars-topojson-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Two triangles with one border in common, in steps of ten metres. */
const topology = {
  type: "Topology",
  transform: { scale: [10, 10], translate: [500_000, 6_200_000] },
  arcs: [
    [
      [0, 0],
      [10, 10],
    ],
    [
      [10, 10],
      [-10, 0],
      [0, -10],
    ],
    [
      [10, 10],
      [0, -10],
      [-10, 0],
    ],
  ],
};

async function featuresOf(...geometries: object[]) {
  const path = join(folder, "lag.topojson");
  const objects = { lag: { type: "GeometryCollection", geometries } };
  await writeFile(path, JSON.stringify({ ...topology, objects }));
  const source = await openTopojson(path);
  const features = [];
  for await (const batch of source.features()) features.push(...batch);
  return features;
}

const corners = (...points: [number, number][]) =>
  points.flatMap(([x, y]) => [500_000 + 10 * x, 6_200_000 + 10 * y]);

test("neighbours share an arc, each in its own direction", async () => {
  const [left, right] = await featuresOf(
    { type: "Polygon", id: 7, properties: { navn: "Eng" }, arcs: [[0, 1]] },
    { type: "Polygon", arcs: [[-1, -3]] },
  );
  expect(left).toMatchObject({ sourceKey: "7", properties: { navn: "Eng" } });
  expect([...left!.geometry!.xy]).toEqual(corners([0, 0], [10, 10], [0, 10], [0, 0]));
  expect(right).toMatchObject({ sourceKey: null, properties: {} });
  expect([...right!.geometry!.xy]).toEqual(corners([10, 10], [0, 0], [10, 0], [10, 10]));
});

test("a point is moved as the arcs are", async () => {
  const [point] = await featuresOf({ type: "Point", coordinates: [3, 4] });
  expect([...point!.geometry!.xy]).toEqual(corners([3, 4]));
});

test("an object without geometry stays without", async () => {
  const [empty] = await featuresOf({ type: null, properties: { navn: "Intet" } });
  expect(empty).toEqual({ geometry: null, properties: { navn: "Intet" }, sourceKey: null });
});

test.each([
  ["topojson.missing-arc", { type: "Polygon", arcs: [[0, -9]] }],
  [
    "topojson.missing-arc",
    { type: "GeometryCollection", geometries: [{ type: "LineString", arcs: [3] }] },
  ],
  ["topojson.broken", { type: "Circle", coordinates: [1, 1] }],
  ["topojson.broken", { type: "Polygon" }],
])("%s: %j", async (code, object) => {
  await expect(featuresOf(object)).rejects.toMatchObject({ code });
});
