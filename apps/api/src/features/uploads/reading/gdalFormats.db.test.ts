import { execFile, execFileSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { UploadResult } from "@mars/contracts/places/uploads";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { featureCollection } from "../../../platform/geodata/testing/sampleFeatures.ts";
import { oneOf } from "../../../testing/sampled.ts";
import { useTestDatabase } from "../../../testing/useTestDatabase.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { formOf, zipOf } from "../testing/zipOf.ts";

const server = useTestServer(
  useTestDatabase(),
  { RATE_LIMIT_PER_MINUTE: "1000000" },
  { constants: { limits: { uploadReadS: 50 } } },
);
const run = promisify(execFile);
const hasGdal = isInstalled();
if (!hasGdal) console.warn("ogr2ogr is not installed: files written by GDAL were not tried");

const X = 560_000;
const Y = 6_220_000;
const source = featureCollection([
  {
    type: "Feature",
    properties: { navn: "Ærø Å", nr: 1 },
    geometry: {
      type: "Polygon",
      coordinates: [
        [
          [X, Y, 5],
          [X + 400, Y, 5],
          [X + 400, Y + 300, 5],
          [X, Y + 300, 5],
          [X, Y, 5],
        ],
        [
          [X + 100, Y + 100, 5],
          [X + 100, Y + 200, 5],
          [X + 200, Y + 200, 5],
          [X + 100, Y + 100, 5],
        ],
      ],
    },
  },
  {
    type: "Feature",
    properties: { navn: "To dele", nr: 2 },
    geometry: {
      type: "MultiPolygon",
      coordinates: [0, 1000].map((east) => [
        [
          [X + east, Y + 1000],
          [X + east + 100, Y + 1000],
          [X + east, Y + 1100],
          [X + east, Y + 1000],
        ],
      ]),
    },
  },
]);

// With the Danish ones of building sites (DKTM), of heights next to the plane, and some that only
// the database knows (Swedish with heights).
const systems = [25832, 25833, 4326, 3857, 23032, 4258, 4094, 7416, 3395, 5846];
const formats = [
  { format: "ESRI Shapefile", file: "lag.shp", options: ["-lco", "ENCODING=UTF-8"] },
  { format: "GPKG", file: "lag.gpkg", options: [] },
  { format: "GeoJSON", file: "lag.geojson", options: [] },
  { format: "MapInfo File", file: "lag.tab", options: ["-lco", "ENCODING=CP1252"] },
  { format: "MapInfo File", file: "lag.mif", options: ["-dsco", "FORMAT=MIF"] },
];
const cases = [
  ...formats.flatMap((one) => systems.map((epsg) => ({ ...one, epsg }))),
  ...[25832, 25833, 4326].flatMap((epsg) => [
    { format: "GML", file: "lag.gml", options: [], epsg },
    { format: "FlatGeobuf", file: "lag.fgb", options: [], epsg },
  ]),
  { format: "KML", file: "lag.kml", options: ["-dsco", "NameField=navn"], epsg: 4326 },
];

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mars-gdal-"));
  await writeFile(join(folder, "source.geojson"), source);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.skipIf(!hasGdal)("[S5] files written by GDAL", () => {
  test.each(oneOf(cases, 3))("$format $file in EPSG:$epsg is read where it lies", async (one) => {
    const own = await mkdtemp(join(folder, "w-"));
    const [input, output] = [join(folder, "source.geojson"), join(own, one.file)];
    const system = `EPSG:${one.epsg}`;
    await run("ogr2ogr", ["-f", one.format, output, input, "-t_srs", system, ...one.options]);
    const parts = await Promise.all(
      (await readdir(own)).map(async (name) => ({ name, data: await readFile(join(own, name)) })),
    );
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/geometries/upload",
      ...formOf("areal.zip", zipOf(parts)),
    });
    expect(answer.body.slice(0, 300)).toContain('"fileName"');
    const { features: read, ...told } = answer.json<UploadResult>();
    const { refused, coordinateSystems, assumedCoordinateSystems } = told;
    // A FlatGeobuf lies in the order of its spatial index.
    const features =
      one.format === "FlatGeobuf" ? read.toSorted((a, b) => b.areaHa - a.areaHa) : read;
    expect(assumedCoordinateSystems).toEqual([]);
    // Of a shapefile and of systems with heights the text has a name, no number.
    const isToldAsItWas =
      /MapInfo|GML|FlatGeobuf/.test(one.format) && [25832, 25833, 4326, 23032].includes(one.epsg);
    expect(isToldAsItWas ? coordinateSystems : [system]).toEqual([system]);
    expect(refused).toEqual([]);
    expect(features.map(({ name }) => name)).toEqual(["Ærø Å", "To dele"]);
    // A .tab keeps its corners on a grid of its own, of centimetres.
    const tolerance = one.file.endsWith(".tab") ? 2e-3 : 1e-6;
    expect(Math.abs(features[0]!.areaHa / 11.5 - 1)).toBeLessThan(tolerance);
    expect(Math.abs(features[1]!.areaHa - 1)).toBeLessThan(tolerance);
    const [x, y] = lowest(features[0]!.geometry.coordinates.flat(2));
    expect(Math.hypot(x - X, y - Y)).toBeLessThan(one.epsg === 23032 ? 10 : 2);
  });
});

function lowest(points: readonly (readonly [number, number])[]): readonly [number, number] {
  return points.reduce((a, b) => (b[0] + b[1] < a[0] + a[1] ? b : a));
}

function isInstalled(): boolean {
  try {
    execFileSync("ogr2ogr", ["--version"]);
    return true;
  } catch {
    return false;
  }
}
