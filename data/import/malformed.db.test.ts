import { mkdtempSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "../../apps/api/src/platform/database/sql.ts";
import {
  featureCollection,
  sampleSquares,
  square,
} from "../../apps/api/src/platform/geodata/testing/sampleFeatures.ts";
import { flatgeobufOf } from "../../apps/api/src/platform/geodata/testing/writeFlatgeobuf.ts";
import { writeGeopackage } from "../../apps/api/src/platform/geodata/testing/writeGeopackage.ts";
import {
  shapefileParts,
  zipped,
} from "../../apps/api/src/platform/geodata/testing/writeShapefile.ts";
import { useTestDatabase } from "../../apps/api/src/testing/useTestDatabase.ts";
import type { DatasetImport } from "./importDataset.ts";
import { importDataset } from "./importDataset.ts";
import { silentProgress } from "./progress.ts";

const database = useTestDatabase();
const datasetId = "urn:dmp:ds:proeve-fejl";
const folder = mkdtempSync(join(tmpdir(), "mars-malformed-"));
const squares = sampleSquares(6);
const collection = featureCollection(squares);
const flat = flatgeobufOf(squares);
const records = squares.map(({ geometry }, i) => ({
  rings: geometry.coordinates as [number, number][][],
  name: `N${i}`,
  number: i,
}));
const parts = shapefileParts(records);
const only = (...names: (keyof typeof parts)[]) =>
  Object.fromEntries(names.map((name) => [name, parts[name]]));
const withGeometry = (geometry: unknown) =>
  featureCollection([{ type: "Feature", properties: {}, geometry }]);
const polygon = (ring: unknown) => ({ type: "Polygon", coordinates: [ring] });
const lonely = (bytes: Uint8Array, from: number, value: number[]) => {
  const changed = Uint8Array.from(bytes);
  changed.set(value, from);
  return changed;
};
const topology = {
  type: "Topology",
  arcs: [
    [
      [520000, 6250000],
      [520100, 6250000],
      [520100, 6250100],
      [520000, 6250000],
    ],
  ],
  objects: { a: { type: "Polygon", arcs: [[7]] } },
};

function geopackage(name: string, change?: (path: string) => void): string {
  const path = join(folder, name);
  writeGeopackage(path, squares);
  change?.(path);
  return path;
}

type Case = {
  name: string;
  content?: string | Uint8Array;
  path?: () => string;
  more?: Partial<DatasetImport>;
  says: string;
};

const cases: Case[] = [
  { name: "empty.geojson", content: "", says: "the file is empty" },
  { name: "missing.geojson", path: () => join(folder, "missing.geojson"), says: "does not exist" },
  { name: "folder.geojson", path: () => folder, says: "a folder, not a file" },
  { name: "text.geojson", content: "hello there", says: "none of GeoJSON" },
  { name: "page.html", content: "<!doctype html><html></html>", says: "XML or HTML" },
  {
    name: "no-features.geojson",
    content: '{"type":"FeatureCollection"}',
    says: 'no list "features"',
  },
  { name: "cut.geojson", content: collection.slice(0, -60), says: "ends in the middle" },
  { name: "cut-after.geojson", content: collection.slice(0, -1), says: "is not JSON" },
  {
    name: "wrong-type.geojson",
    content: collection.replace("FeatureCollection", "Features"),
    says: 'not "FeatureCollection"',
  },
  {
    name: "comma.geojson",
    content: collection.replace('"type":"Feature","id":"felt.3"', '"type":"Feature","id":'),
    says: "feature 3 is not JSON",
  },
  {
    name: "stray.geojson",
    content: collection.replace("[{", "[7,{"),
    says: "something other than a feature",
  },
  {
    name: "not-a-feature.geojson",
    content: featureCollection([{ type: "Polygon", coordinates: [] }]),
    says: "entry 1 is not a GeoJSON feature",
  },
  {
    name: "text-coordinates.geojson",
    content: withGeometry(polygon([["a", "b"]])),
    says: "feature 1: a coordinate is not a pair of numbers",
  },
  {
    name: "deep-coordinates.geojson",
    content: withGeometry({ type: "MultiPolygon", coordinates: [[1, 2]] }),
    says: "not a pair of numbers",
  },
  {
    name: "unknown-geometry.geojson",
    content: withGeometry({ type: "Circle", coordinates: [1, 2] }),
    says: "not a GeoJSON geometry",
  },
  { name: "latin1.geojson", content: Buffer.from(collection, "latin1"), says: "is not UTF-8" },
  {
    name: "bad-crs.geojson",
    content: collection.replace("EPSG::25832", "EPSG::banana"),
    says: "is not known",
  },
  {
    name: "unknown-crs.geojson",
    content: collection.replace("EPSG::25832", "EPSG::99999"),
    says: "EPSG:99999 is not known",
  },
  {
    name: "wrong-crs.geojson",
    content: featureCollection(squares, null),
    says: "lie outside Denmark",
  },
  {
    name: "swapped.geojson",
    content: featureCollection([
      { type: "Feature", properties: {}, geometry: polygon(square(6_250_000, 520_000)) },
    ]),
    says: "order of its axes is wrong",
  },
  { name: "none.geojson", content: featureCollection([]), says: "not one feature" },
  {
    name: "null.geojson",
    content: withGeometry(null),
    says: "none of its 1 features has a usable geometry",
  },
  {
    name: "broken.geojsonl",
    content: `${JSON.stringify(squares[0])}\n{"type":"Feature",\n`,
    more: { crs: "EPSG:25832" },
    says: "feature 2 is not JSON",
  },
  {
    name: "bad-option.geojson",
    content: collection,
    more: { crs: "utm" },
    says: "utm is not the name of a coordinate system",
  },
  {
    name: "cut.fgb",
    content: flat.subarray(0, flat.length - 20),
    says: "ends in the middle of a feature",
  },
  { name: "header.fgb", content: flat.subarray(0, 20), says: "header is cut off" },
  { name: "magic.fgb", content: lonely(flat, 3, [9]), says: "does not begin as FlatGeobuf does" },
  {
    name: "garbage.fgb",
    content: lonely(
      flat,
      flat.length - 60,
      Array.from({ length: 40 }, () => 0xff),
    ),
    says: "garbage.fgb: ",
  },
  {
    name: "not-a-package.gpkg",
    content: `SQLite format 3\0${"x".repeat(200)}`,
    says: "cannot be read as a GeoPackage",
  },
  {
    name: "two-layers.gpkg",
    path: () => {
      const path = join(folder, "two-layers.gpkg");
      writeGeopackage(path, squares, { layers: ["a", "b"] });
      return path;
    },
    says: "several layers (a, b); name one with --layer",
  },
  {
    name: "wrong-layer.gpkg",
    path: () => geopackage("wrong-layer.gpkg"),
    more: { layer: "hest" },
    says: "no layer hest; there are lag",
  },
  {
    name: "blob.gpkg",
    path: () =>
      geopackage("blob.gpkg", (path) => {
        const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
        const db = new DatabaseSync(path);
        db.exec("update lag set geom = x'00112233445566778899' where fid = 2");
        db.close();
      }),
    says: "has no header",
  },
  {
    name: "short-blob.gpkg",
    path: () =>
      geopackage("short-blob.gpkg", (path) => {
        const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
        const db = new DatabaseSync(path);
        db.exec("update lag set geom = substr(geom, 1, 30) where fid = 3");
        db.close();
      }),
    says: "ends too early",
  },
  { name: "broken.zip", content: zipped(parts).subarray(0, 300), says: "damaged or not a zip" },
  {
    name: "no-shp.zip",
    content: zipped(only("lag.dbf")),
    says: "there is no .shp, .tab or .mif in the zip",
  },
  { name: "no-dbf.zip", content: zipped(only("lag.shp", "lag.prj")), says: "without its .dbf" },
  {
    name: "no-prj.zip",
    content: zipped(only("lag.shp", "lag.dbf")),
    says: "does not say which coordinate system",
  },
  {
    name: "two.zip",
    content: zipped({ ...parts, "b.shp": parts["lag.shp"] }),
    says: "several layers",
  },
  {
    name: "cut-shp.zip",
    content: zipped({ ...parts, "lag.shp": parts["lag.shp"].subarray(0, 400) }),
    says: "shorter than it says",
  },
  {
    name: "cut-dbf.zip",
    content: zipped({ ...parts, "lag.dbf": parts["lag.dbf"].subarray(0, 200) }),
    says: "no row for record",
  },
  {
    name: "not-shp.zip",
    content: zipped({ ...parts, "lag.shp": new Uint8Array(200) }),
    says: "does not begin as one",
  },
  {
    name: "bad-prj.zip",
    content: zipped({ ...parts, "lag.prj": new Uint8Array(Buffer.from('PROJCS["Odd",NOTHING]')) }),
    says: "is not known",
  },
  {
    name: "bad-cpg.zip",
    content: zipped({ ...parts, "lag.cpg": new Uint8Array(Buffer.from("windows-banana")) }),
    says: "code page",
  },
  { name: "bare.shp", content: parts["lag.shp"], says: "zip it with its .dbf" },
  {
    name: "arc.topojson",
    content: JSON.stringify(topology),
    more: { crs: "EPSG:25832" },
    says: "arc 7 does not exist",
  },
  { name: "cut.topojson", content: JSON.stringify(topology).slice(0, -9), says: "is not JSON" },
  {
    name: "no-objects.topojson",
    content: JSON.stringify({ type: "Topology", arcs: topology.arcs }),
    more: { crs: "EPSG:25832" },
    says: "no-objects.topojson: ",
  },
  {
    name: "nan.geojson",
    content: collection.replace(/\[\[\[\d+/, "[[[NaN"),
    says: "feature 1 is not JSON",
  },
  {
    name: "null-coordinate.geojson",
    content: withGeometry(polygon([[null, 1]])),
    says: "not a pair of numbers",
  },
  {
    name: "huge.geojson",
    content: withGeometry(polygon(square(1e300, 1e300))),
    says: "lie outside Denmark",
  },
  {
    name: "endless.geojson",
    content: withGeometry(polygon(square(520_000, 6_250_000))).replace("520000", "1e999"),
    says: "endless.geojson: ",
  },
  {
    name: "utf16.geojson",
    content: Buffer.from(`\uFEFF${collection}`, "utf16le"),
    says: "utf16.geojson: ",
  },
  { name: "packed.geojson", content: gzipSync(collection), says: "packed.geojson: " },
  {
    name: "refusal.gml",
    content:
      '<?xml version="1.0"?><ows:ExceptionReport xmlns:ows="o"><ows:Exception><ows:ExceptionText>No rights</ows:ExceptionText></ows:Exception></ows:ExceptionReport>',
    says: "XML or HTML",
  },
  {
    name: "table.csv",
    content: "id;navn;geometri\n1;Eng;POLYGON((0 0,1 0,1 1,0 0))\n",
    says: "none of GeoJSON",
  },
  {
    name: "other-attributes.geojson",
    content: collection,
    more: { keyAttribute: "findes_ikke" },
    says: "have no attribute findes_ikke; they have navn, nummer",
  },
  { name: "empty.zip", content: zipped({}), says: "there is no .shp, .tab or .mif in the zip" },
  { name: "no-arcs.topojson", content: '{"type":"Topology","objects":{}}', says: "no arcs" },
];

beforeAll(async () => {
  await sql`insert into dataset_group (id, title_da, title_en) values ('proeve', 'Prøve', 'Trial')`.execute(
    database.write,
  );
  await sql`insert into dataset (id, group_id, kind, title_da, title_en)
    values (${datasetId}, 'proeve', 'background', 'Prøve', 'Trial')`.execute(database.write);
});

describe("a malformed file gets a sentence and leaves nothing behind", () => {
  test.each(cases)("$name: $says", async ({ name, content, path, more, says }) => {
    const from = path ? path() : join(folder, name);
    if (content !== undefined) writeFileSync(from, content);
    const result = await importDataset(
      { database, url: database.url, progress: silentProgress },
      { datasetId, from, ...more },
    );
    expect(result.ok).toBe(false);
    const sentence = String(!result.ok && result.refusal.figures?.["sentence"]);
    expect(sentence).toContain(says);
    expect(path !== undefined || sentence.startsWith(`${name}: `)).toBe(true);
    expect(sentence).not.toMatch(/\n|undefined|\[object/);
    const { rows } = await sql<{
      visible: number;
      loading: number;
      current: number | null;
      tables: number;
    }>`
      select (select count(*) from dataset_feature) as visible,
        (select count(*) from dataset_version where state in ('loading', 'current')) as loading,
        (select current_version_id from dataset where id = ${datasetId}) as current,
        (select count(*) from pg_class c where relname ~ '^dataset_feature_[0-9]+$' and not relispartition) as tables`.execute(
      database.write,
    );
    expect(rows[0]).toEqual({ visible: 0, loading: 0, current: null, tables: 0 });
  });
});
