import { shapefileParts } from "../../../platform/geodata/testing/writeShapefile.ts";
import type { HostileFile } from "./hostileFiles.ts";
import { zipOf } from "./zipOf.ts";

const X = 520_000;
const Y = 6_250_000;
const square: [number, number][] = [
  [X, Y],
  [X + 100, Y],
  [X + 100, Y + 100],
  [X, Y + 100],
  [X, Y],
];
const feature = {
  type: "Feature",
  properties: { navn: "Mark" },
  geometry: { type: "Polygon", coordinates: [square] },
};
const inSystem = (name: string) =>
  JSON.stringify({
    type: "FeatureCollection",
    crs: { type: "name", properties: { name } },
    features: [feature],
  });
const good = inSystem("EPSG:25832");
const shape = shapefileParts([{ rings: [square], name: "Mark", number: 1 }]);
const shapeWith = (name: keyof typeof shape, data: Buffer | string) =>
  zipOf(
    Object.entries({ ...shape, [name]: data }).map(([part, bytes]) => ({
      name: part,
      data: Buffer.from(bytes),
    })),
  );
const changedShp = (change: (bytes: Buffer) => void) => {
  const bytes = Buffer.from(shape["lag.shp"]);
  change(bytes);
  return shapeWith("lag.shp", bytes);
};

const FIRST_RECORD = 108;
const PARTS_AT = FIRST_RECORD + 36;
const besselWithoutShift =
  'PROJCS["Mit_eget",GEOGCS["GCS_Eget",DATUM["D_Eget",SPHEROID["Bessel_1841",6377397.155,299.1528128]],PRIMEM["Greenwich",0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000],PARAMETER["Central_Meridian",9],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0],UNIT["Meter",1]]';
const coordSys =
  'CoordSys Earth Projection 8, 115, "m", 9, 0, 0.9996, 500000, 0 Bounds (-1e7,-1e7) (1e7,1e7)';
const region = (east: number) =>
  `Region 1\n4\n${X + east} ${Y}\n${X + east + 100} ${Y}\n${X + east} ${Y + 100}\n${X + east} ${Y}\n`;
const mif = (system: string, body: string) =>
  zipOf([
    {
      name: "lag.mif",
      data: `Version 300\nCharset "Neutral"\nDelimiter ","\n${system}\nColumns 1\n  navn Char(20)\nData\n${body}`,
    },
    { name: "lag.mid", data: '"en"\n"to"\n' },
  ]);

/** Files that are nearly right, and would be read as something else than they say. */
export const slyFiles: HostileFile[] = [
  {
    what: "the same name with the other stroke",
    code: "zip.duplicate-name",
    bytes: zipOf([
      { name: "a/lag.geojson", data: good },
      { name: "a\\lag.geojson", data: good },
    ]),
  },
  {
    what: "a text larger than any area needs",
    code: "upload.too-much-text",
    bytes: zipOf([{ name: "lag.geojson", data: good, saidBytes: 101_000_000 }]),
  },
  {
    what: "a .shp of fewer parts than none",
    code: "shapefile.broken",
    bytes: changedShp((bytes) => bytes.writeInt32LE(-1, PARTS_AT)),
  },
  {
    what: "a .shp of points in no part",
    code: "shapefile.broken",
    bytes: changedShp((bytes) => bytes.writeInt32LE(0, PARTS_AT)),
  },
  {
    what: "a projection as long as a book",
    code: "geodata.unknown-crs",
    bytes: shapeWith("lag.prj", `PROJCS["${"x".repeat(60_000)}"`),
  },
  {
    what: "an older ellipsoid that does not say how it lies",
    code: "geodata.unknown-crs",
    bytes: shapeWith("lag.prj", besselWithoutShift),
  },
  {
    what: "a system around the centre of the globe",
    code: "geodata.unknown-crs",
    bytes: zipOf([{ name: "lag.geojson", data: inSystem("EPSG:4936") }]),
  },
  {
    what: "a system of a number that nobody gave",
    code: "geodata.unknown-crs",
    bytes: zipOf([{ name: "lag.geojson", data: inSystem("EPSG:999999999") }]),
  },
  {
    what: "a system named by an address",
    code: "geodata.unknown-crs",
    bytes: zipOf([
      {
        name: "lag.geojson",
        data: JSON.stringify({
          type: "FeatureCollection",
          crs: { type: "link", properties: { href: "http://127.0.0.1/crs" } },
          features: [feature],
        }),
      },
    ]),
  },
  {
    what: "a line that is no JSON among features by the line",
    code: "geojson.broken",
    bytes: zipOf([{ name: "lag.geojsonl", data: `${JSON.stringify(feature)}\n{` }]),
  },
  {
    what: "too many features by the line",
    code: "upload.too-many-features",
    bytes: zipOf([{ name: "lag.geojsonl", data: `${JSON.stringify(feature)}\n`.repeat(2_001) }]),
  },
  {
    what: "a MIF cut off between two regions",
    code: "mapinfo.cut-off",
    bytes: mif(coordSys, region(0)),
  },
  {
    what: "a MIF of no place on earth",
    code: "upload.no-crs",
    bytes: mif('CoordSys NonEarth Units "m"', region(5_000_000) + region(6_000_000)),
  },
];
