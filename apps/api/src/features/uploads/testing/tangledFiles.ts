import { DatabaseSync } from "node:sqlite";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shapefileParts } from "../../../platform/geodata/testing/writeShapefile.ts";
import type { HostileFile } from "./hostileFiles.ts";
import { zipOf } from "./zipOf.ts";

/** Files that once kept a processor, a database or the memory busy for long. */

const X = 520_000;
const Y = 6_250_000;
type Ring = [number, number][];
const ring = (side: number, x = X, y = Y): Ring => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
];
const utm = { crs: { type: "name", properties: { name: "urn:ogc:def:crs:EPSG::25832" } } };
const collection = (rings: Ring[], properties: object = { navn: "Mark" }) =>
  JSON.stringify({
    type: "FeatureCollection",
    ...utm,
    features: [{ type: "Feature", properties, geometry: { type: "Polygon", coordinates: rings } }],
  });
const inside = (name: string, data: string | Buffer) => zipOf([{ name, data }]);
const kml = (body: string) =>
  `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${body}</Document></kml>`;
const good = collection([ring(100)]);

/** Points drawn from the same numbers each time. */
function scribble(corners: number): Ring {
  let seed = 1;
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const points = Array.from({ length: corners }, (): [number, number] => [
    X + 300 * next(),
    Y + 300 * next(),
  ]);
  return [...points, points[0]!];
}

/** To and fro across the same three kilometres: valid, but every edge lies in the box of all. */
function diagonals(turns: number): Ring {
  const turnAt = (i: number, shift: number): [number, number] =>
    i % 2 ? [X + i / 20 + shift, Y] : [X + 3_000 + i / 20 + shift, Y + 3_000];
  const there = Array.from({ length: turns }, (_, i) => turnAt(i, 0));
  const back = Array.from({ length: turns }, (_, i) => turnAt(turns - 1 - i, 0.02));
  return [...there, ...back, there[0]!];
}

const smallRings = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    ring(1, X + 3 * (i % 1_000), Y + 3 * Math.floor(i / 1_000)),
  );

/** A GeoPackage whose one layer is what the statements make of it. */
function geopackage(statements: string, layer = "lag"): Buffer {
  const folder = mkdtempSync(join(tmpdir(), "mars-hostile-"));
  const path = join(folder, "lag.gpkg");
  const database = new DatabaseSync(path);
  database.exec(`
    create table gpkg_spatial_ref_sys (srs_id integer primary key, organization text,
      organization_coordsys_id integer, definition text);
    create table gpkg_geometry_columns (table_name text, column_name text, srs_id integer);
    insert into gpkg_spatial_ref_sys values (25832, 'EPSG', 25832, 'undefined');
    insert into gpkg_geometry_columns values ('${layer}', 'geom', 25832);
    ${statements}`);
  database.close();
  const bytes = readFileSync(path);
  rmSync(folder, { recursive: true });
  return inside("lag.gpkg", bytes);
}

const endless = "with recursive t(n) as (select 1 union all select n + 1 from t)";
const mif = (body: string) =>
  `Version 300\nCharset "WindowsLatin1"\nDelimiter ","\nCoordSys Earth Projection 8, 115, "m", 9, 0, 0.9996, 500000, 0\nColumns 1\n  navn Char(10)\nData\n\n${body}`;
const region = "Region 1\n  4\n520000 6250000\n520100 6250000\n520100 6250100\n520000 6250000\n";
const mapinfo = (head: string) =>
  zipOf([
    { name: "lag.mif", data: head },
    { name: "lag.mid", data: '"a"\n'.repeat(2_500) },
  ]);
const changedShape = (change: (bytes: Buffer) => void) => {
  const parts = shapefileParts([{ rings: [ring(100)], name: "Mark", number: 1 }]);
  const shp = Buffer.from(parts["lag.shp"]);
  change(shp);
  return zipOf(
    Object.entries({ ...parts, "lag.shp": shp }).map(([name, data]) => ({
      name,
      data: Buffer.from(data),
    })),
  );
};

export const tangledFiles: readonly HostileFile[] = [
  {
    what: "a scribble that nobody could repair",
    code: "geometry.too-tangled",
    bytes: inside("lag.geojson", collection([scribble(300)])),
  },
  {
    what: "a large scribble",
    code: "geometry.too-tangled",
    bytes: inside("lag.geojson", collection([scribble(50_000)])),
  },
  {
    what: "edges that all lie in each other's boxes",
    code: "geometry.too-tangled",
    bytes: inside("lag.geojson", collection([diagonals(45_000)])),
  },
  {
    what: "rings in rings in rings",
    code: "geometry.too-tangled",
    bytes: inside(
      "lag.geojson",
      collection(
        Array.from({ length: 19_000 }, (_, i) => ring(5_000 - i / 5, X + i / 10, Y + i / 10)),
      ),
    ),
  },
  {
    what: "a shapefile of a hundred thousand rings in one record",
    code: "geometry.too-many-vertices",
    bytes: zipOf(
      Object.entries(
        shapefileParts([{ rings: smallRings(100_000), name: "Mange", number: 1 }]),
      ).map(([name, data]) => ({ name, data: Buffer.from(data) })),
    ),
  },
  {
    what: "too many points in all",
    code: "upload.too-many-vertices",
    bytes: inside(
      "lag.geojson",
      JSON.stringify({
        type: "FeatureCollection",
        ...utm,
        features: Array.from({ length: 8 }, () => ({
          type: "Feature",
          properties: {},
          geometry: { type: "MultiPolygon", coordinates: smallRings(16_000).map((one) => [one]) },
        })),
      }),
    ),
  },
  {
    what: "lists nested without end",
    code: "geojson.too-deep",
    bytes: inside("lag.geojson", `{"type":"Polygon","coordinates":${"[".repeat(200_000)}`),
  },
  {
    what: "attributes nested without end",
    code: "geojson.too-deep",
    bytes: inside(
      "lag.geojson",
      good.replace('"Mark"', `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`),
    ),
  },
  {
    what: "a geometry named after the prototype",
    code: "geodata.bad-geometry",
    bytes: inside("lag.geojson", good.replace('"Polygon"', '"constructor"')),
  },
  {
    what: "elements nested without end",
    code: "kml.too-deep",
    bytes: inside("lag.kml", kml("<Folder>".repeat(50_000) + "</Folder>".repeat(50_000))),
  },
  {
    what: "too many placemarks",
    code: "upload.too-many-features",
    bytes: inside(
      "lag.kml",
      kml("<Placemark><Point><coordinates>9,56</coordinates></Point></Placemark>".repeat(3_000)),
    ),
  },
  {
    what: "an entity that names a file of the server",
    code: "kml.broken",
    bytes: inside(
      "lag.kml",
      `<!DOCTYPE kml [<!ENTITY x SYSTEM "file:///etc/hostname">]>${kml("<Placemark><name>&x;</name></Placemark>")}`,
    ),
  },
  {
    what: "a layer that is a view without end",
    code: "geopackage.view",
    bytes: geopackage(`create view lag as ${endless} select n as fid, null as geom from t`),
  },
  {
    what: "a table of layers that is a view without end",
    code: "geopackage.view",
    bytes: geopackage(
      `drop table gpkg_geometry_columns; create view gpkg_geometry_columns as ${endless} select 'l' || n as table_name, 'geom' as column_name, 25832 as srs_id from t`,
    ),
  },
  {
    what: "a column that is computed to a gigabyte",
    code: "geopackage.view",
    bytes: geopackage(
      "create table lag (fid integer primary key, geom blob as (zeroblob(990000000))); insert into lag (fid) values (1), (2)",
    ),
  },
  {
    what: "a layer that is the database's own table",
    code: "geopackage.no-layer",
    bytes: geopackage("select 1", "sqlite_master"),
  },
  {
    what: "curves",
    code: "geodata.unsupported-geometry",
    bytes: geopackage(
      "create table lag (fid integer primary key, geom blob); insert into lag (geom) values (x'4750000100000000010a00000001000000')",
    ),
  },
  {
    what: "a pointer to another file named MIF",
    code: "mapinfo.broken",
    bytes: mapinfo(
      '<OGRVRTDataSource><OGRVRTLayer name="x"><SrcDataSource>/etc/hostname</SrcDataSource></OGRVRTLayer></OGRVRTDataSource>',
    ),
  },
  { what: "GeoJSON named MIF", code: "mapinfo.broken", bytes: mapinfo(good) },
  {
    what: "a MapInfo view of another table",
    code: "mapinfo.broken",
    bytes: zipOf([
      {
        name: "lag.tab",
        data: '!table\n!version 100\nOpen Table "/tmp/x.tab" Hide\nCreate View lag As Select * From x\n',
      },
      { name: "lag.map", data: "x" },
      { name: "lag.dat", data: "x" },
    ]),
  },
  {
    what: "too many regions",
    code: "upload.too-many-features",
    bytes: mapinfo(mif(region.repeat(2_500))),
  },
  {
    what: "a pipe in the zip",
    code: "zip.not-a-file",
    bytes: zipOf([{ name: "lag.geojson", data: good, unixMode: 0o010666 }]),
  },
  {
    what: "packed bytes beyond the file",
    code: "zip.broken",
    bytes: (() => {
      const zip = inside("lag.geojson", good);
      zip.writeUInt32LE(0x7fffffff, zip.length - 22 - 11 - 46 + 20);
      return zip;
    })(),
  },
  {
    what: "a first part that begins late",
    code: "shapefile.broken",
    bytes: changedShape((shp) => shp.writeInt32LE(3, 152)),
  },
  {
    what: "a point that is no number",
    code: "geometry.not-a-number",
    bytes: changedShape((shp) => shp.writeDoubleLE(NaN, 172)),
  },
  {
    what: "a point at infinity",
    code: "geometry.not-a-number",
    bytes: changedShape((shp) => shp.writeDoubleLE(Infinity, 172)),
  },
  {
    what: "a projection that asks for a grid of the server",
    code: "geodata.unknown-crs",
    bytes: zipOf(
      Object.entries({
        ...shapefileParts([{ rings: [ring(100)], name: "Mark", number: 1 }]),
        "lag.prj": "+proj=longlat +nadgrids=/etc/hostname +type=crs",
      }).map(([name, data]) => ({ name, data: Buffer.from(data) })),
    ),
  },
];
