import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEFAULT_LIMITS } from "@mars/domain/areas/limits";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  featureCollection,
  sampleSquares,
} from "../../../platform/geodata/testing/sampleFeatures.ts";
import { writeGeopackage } from "../../../platform/geodata/testing/writeGeopackage.ts";
import { shapefileParts } from "../../../platform/geodata/testing/writeShapefile.ts";
import { readUpload } from "./readUpload.ts";
import { zipOf } from "../testing/zipOf.ts";

const flips = Number(process.env["FUZZ_FLIPS"] ?? 60);
const X = 520_000;
const Y = 6_250_000;
const square: [number, number][] = [
  [X, Y],
  [X + 100, Y],
  [X + 100, Y + 100],
  [X, Y + 100],
  [X, Y],
];
const kml = `<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>Mark</name><Polygon><outerBoundaryIs><LinearRing><coordinates>9,56 9.01,56 9.01,56.01 9,56</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></kml>`;
const gml = `<ogr:FeatureCollection xmlns:ogr="http://ogr.maptools.org/" xmlns:gml="http://www.opengis.net/gml/3.2"><ogr:featureMember><ogr:lag gml:id="lag.1"><ogr:geom><gml:Polygon srsName="urn:ogc:def:crs:EPSG::25832"><gml:exterior><gml:LinearRing><gml:posList>${square.flat().join(" ")}</gml:posList></gml:LinearRing></gml:exterior></gml:Polygon></ogr:geom><ogr:navn>Mark</ogr:navn></ogr:lag></ogr:featureMember></ogr:FeatureCollection>`;

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mars-fuzz-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function filesOf(format: string): Promise<Record<string, Buffer>> {
  if (format === "shapefile") {
    const parts = shapefileParts([{ rings: [square], name: "Mark", number: 1 }]);
    return Object.fromEntries(
      Object.entries(parts).map(([name, data]) => [name, Buffer.from(data)]),
    );
  }
  if (format === "geopackage") {
    const path = join(folder, "god.gpkg");
    await rm(path, { force: true });
    writeGeopackage(path, sampleSquares(3));
    return { "lag.gpkg": await readFile(path) };
  }
  if (format === "geojson")
    return { "lag.geojson": Buffer.from(featureCollection(sampleSquares(3))) };
  if (format === "gml") return { "lag.gml": Buffer.from(gml) };
  return { "lag.kml": Buffer.from(kml) };
}

/** The same damage in every run. */
function randomOf(start: number) {
  let seed = start;
  return (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
}

// A fault of ours is thrown; a fault of the file is a refusal with a code.
test.each(["shapefile", "geopackage", "geojson", "kml", "gml"])(
  "[S5] a damaged %s is read or refused, never thrown",
  async (format) => {
    const files = await filesOf(format);
    const random = randomOf(format.length);
    const whole = await outcomeOf(
      zipOf(Object.entries(files).map(([name, data]) => ({ name, data }))),
    );
    expect(whole).toBe("read");
    for (let flip = 0; flip < flips; flip++) {
      const inZip = flip % 4 === 0;
      const parts = Object.entries(files).map(([name, data]) => ({
        name,
        data: Buffer.from(data),
      }));
      if (!inZip) damage(parts[random(parts.length)]!.data, random);
      const zip = zipOf(parts);
      if (inZip) damage(zip, random);
      const outcome = await outcomeOf(zip);
      expect(outcome, `damage ${flip}`).toMatch(/^(read|[a-z]+\.[a-z-]+)$/);
    }
  },
  120_000,
);

function damage(bytes: Buffer, random: (below: number) => number): void {
  for (let i = random(4); i >= 0; i--) bytes[random(bytes.length)]! ^= 1 << random(8);
}

async function outcomeOf(zip: Buffer): Promise<string> {
  const own = await mkdtemp(join(folder, "turn-"));
  const path = join(own, "areal.zip");
  await writeFile(path, zip);
  const result = await readUpload(path, own, { limits: DEFAULT_LIMITS, repair: true });
  return result.ok ? "read" : result.refusal.code;
}
