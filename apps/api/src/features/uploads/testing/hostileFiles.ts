import { deflateRawSync } from "node:zlib";
import {
  shapefileParts,
  type ShapeRecord,
} from "../../../platform/geodata/testing/writeShapefile.ts";
import { zipOf, type ZipPart } from "./zipOf.ts";

/** A file that must be refused: what it is, how it is named, and the code it is refused with. */
export type HostileFile = { what: string; code: string; bytes: Buffer; name?: string };

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
const bowTie: Ring = [
  [X, Y],
  [X + 100, Y + 100],
  [X + 100, Y],
  [X, Y + 100],
  [X, Y],
];

const record = (rings: Ring[]): ShapeRecord => ({ rings, name: "Mark", number: 1 });
const shape = (records = [record([ring(100)])]) => shapefileParts(records);
type Files = Record<string, Uint8Array | string>;
const pack = (files: Files, more: Partial<ZipPart> = {}) =>
  zipOf(Object.entries(files).map(([name, data]) => ({ name, data: Buffer.from(data), ...more })));
const geojson = (value: unknown) => pack({ "lag.geojson": JSON.stringify(value) });
const utm = { crs: { type: "name", properties: { name: "urn:ogc:def:crs:EPSG::25832" } } };
const collection = (geometry: unknown, crs: object = utm) => ({
  type: "FeatureCollection",
  ...crs,
  features: [{ type: "Feature", properties: { navn: "Mark" }, geometry }],
});
const polygon = (...rings: Ring[]) => ({ type: "Polygon", coordinates: rings });
const good = JSON.stringify(collection(polygon(ring(100))));
const changed = (data: Uint8Array, change: (bytes: Buffer) => void) => {
  const bytes = Buffer.from(data);
  change(bytes);
  return bytes;
};
const kml = (body: string) =>
  `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${body}</Document></kml>`;
const circle = (points: number, radius: number): Ring => {
  const places = Array.from({ length: points }, (_, i): [number, number] => {
    const angle = (2 * Math.PI * i) / points;
    return [X + radius * Math.cos(angle), Y + radius * Math.sin(angle)];
  });
  return [...places, places[0]!];
};

const outer: HostileFile[] = [
  { what: "a text file", code: "upload.wrong-type", name: "areal.txt", bytes: Buffer.from("hej") },
  {
    what: "a bare shapefile",
    code: "upload.wrong-type",
    name: "lag.shp",
    bytes: Buffer.from(shape()["lag.shp"]),
  },
  {
    what: "a zip without the ending",
    code: "upload.wrong-type",
    name: "areal",
    bytes: pack({ "lag.geojson": good }),
  },
  { what: "an empty file", code: "upload.empty", bytes: Buffer.alloc(0) },
  {
    what: "random bytes",
    code: "zip.not-a-zip",
    bytes: Buffer.from("ikke en zip, bare tekst".repeat(10)),
  },
  {
    what: "a picture named zip",
    code: "zip.not-a-zip",
    bytes: Buffer.from("89504e470d0a1a0a0000000d", "hex"),
  },
  { what: "only the two letters PK", code: "zip.truncated", bytes: Buffer.from("PK") },
  { what: "a zip cut in half", code: "zip.truncated", bytes: pack(shape()).subarray(0, 300) },
  { what: "an empty zip", code: "zip.no-files", bytes: Buffer.concat([zipOf([])]) },
  { what: "a zip of folders only", code: "zip.no-files", bytes: zipOf([{ name: "mappe/" }]) },
  {
    what: "a zip of Mac leftovers only",
    code: "zip.no-files",
    bytes: pack({ "__MACOSX/._lag.shp": "x", ".DS_Store": "x" }),
  },
  {
    what: "a table of contents beyond the file",
    code: "zip.broken",
    bytes: changed(pack({ "lag.geojson": good }), (b) => b.writeUInt32LE(0x7fffffff, b.length - 6)),
  },
  {
    what: "a count that does not fit",
    code: "zip.broken",
    bytes: changed(pack({ "lag.geojson": good }), (b) => b.writeUInt16LE(7, b.length - 12)),
  },
  {
    what: "a table of contents of nonsense",
    code: "zip.broken",
    bytes: changed(pack({ "lag.geojson": good }), (b) =>
      b.fill(0xaa, b.length - 79, b.length - 75),
    ),
  },
  {
    what: "a 64-bit table of contents beyond all numbers",
    code: "zip.broken",
    bytes: (() => {
      const end = zipOf([]);
      const locator = Buffer.alloc(20);
      locator.writeUInt32LE(0x07064b50, 0);
      locator.fill(0xff, 8, 16);
      return Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(16), locator, end]);
    })(),
  },
  {
    what: "a part of a split zip",
    code: "zip.multi-part",
    bytes: changed(pack({ "lag.geojson": good }), (b) => b.writeUInt16LE(3, b.length - 18)),
  },
];

const paths: HostileFile[] = [
  {
    what: "a path that climbs out",
    code: "zip.unsafe-path",
    bytes: pack({ "../../etc/lag.geojson": good }),
  },
  {
    what: "a path that climbs out in the middle",
    code: "zip.unsafe-path",
    bytes: pack({ "a/../../b.geojson": good }),
  },
  {
    what: "a Windows path that climbs out",
    code: "zip.unsafe-path",
    bytes: pack({ "..\\..\\lag.geojson": good }),
  },
  {
    what: "an absolute path",
    code: "zip.absolute-path",
    bytes: pack({ "/etc/lag.geojson": good }),
  },
  { what: "a drive letter", code: "zip.absolute-path", bytes: pack({ "C:\\lag.geojson": good }) },
  {
    what: "a network path",
    code: "zip.absolute-path",
    bytes: pack({ "\\\\server\\lag.geojson": good }),
  },
  {
    what: "a name with a zero byte",
    code: "zip.bad-name",
    bytes: pack({ "lag.geojson\0.txt": good }),
  },
  {
    what: "a name that turns the reading direction",
    code: "zip.bad-name",
    bytes: pack({ "lag\u202Enosjoeg.geojson": good }),
  },
  {
    what: "a name without letters",
    code: "zip.bad-name",
    bytes: zipOf([{ name: "", data: good }]),
  },
  {
    what: "an endless name",
    code: "zip.bad-name",
    bytes: pack({ [`${"a".repeat(2000)}.geojson`]: good }),
  },
  {
    what: "endless folders",
    code: "zip.too-deep",
    bytes: pack({ [`${"a/".repeat(30)}lag.geojson`]: good }),
  },
  {
    what: "a symbolic link",
    code: "zip.link",
    bytes: zipOf([{ name: "lag.shp", data: "/etc/passwd", unixMode: 0o120777 }]),
  },
  {
    what: "the same name twice",
    code: "zip.duplicate-name",
    bytes: zipOf([
      { name: "lag.geojson", data: good },
      { name: "LAG.geojson", data: good },
    ]),
  },
];

const bomb = Buffer.alloc(3_000_000);
const packing: HostileFile[] = [
  {
    what: "a password",
    code: "zip.encrypted",
    bytes: pack({ "lag.geojson": good }, { flags: 0x801 }),
  },
  {
    what: "strong encryption",
    code: "zip.encrypted",
    bytes: pack({ "lag.geojson": good }, { flags: 0x841 }),
  },
  {
    what: "an exotic packing",
    code: "zip.unsupported-packing",
    bytes: zipOf([{ name: "lag.geojson", data: good, method: 14 }]),
  },
  {
    what: "a zip in the zip",
    code: "zip.nested-archive",
    bytes: pack({ "inde.zip": pack({ "lag.geojson": good }) }),
  },
  {
    what: "a KMZ in the zip",
    code: "zip.nested-archive",
    bytes: pack({ "inde.kmz": pack({ "doc.kml": kml("") }) }),
  },
  {
    what: "a 7z beside good data",
    code: "zip.nested-archive",
    bytes: pack({ "lag.geojson": good, "x.7z": "7z" }),
  },
  {
    what: "a program",
    code: "zip.program",
    bytes: pack({ "lag.geojson": good, "setup.exe": "MZ" }),
  },
  {
    what: "a script",
    code: "zip.program",
    bytes: pack({ "lag.geojson": good, "k\u00f8r.BAT": "del *" }),
  },
  {
    what: "too many files",
    code: "zip.too-many-entries",
    bytes: pack(Object.fromEntries(Array.from({ length: 2100 }, (_, i) => [`f${i}.txt`, "x"]))),
  },
  {
    what: "a bomb that tells its size",
    code: "zip.too-large",
    bytes: zipOf([{ name: "lag.geojson", data: bomb, saidBytes: 400_000_000 }]),
  },
  {
    what: "a bomb that lies about its size",
    code: "zip.bomb",
    bytes: zipOf([
      {
        name: "lag.geojson",
        packed: deflateRawSync(Buffer.alloc(260_000_000, " ")),
        saidBytes: 10,
      },
    ]),
  },
  {
    what: "many files with the same bytes",
    code: "zip.overlapping-entries",
    bytes: zipOf([
      { name: "a.geojson", data: bomb },
      ...Array.from({ length: 50 }, (_, i) => ({ name: `b${i}.geojson`, data: bomb, sameAs: 0 })),
    ]),
  },
  {
    what: "a size that does not fit",
    code: "zip.wrong-size",
    bytes: zipOf([{ name: "lag.geojson", data: good, saidBytes: 5 }]),
  },
  {
    what: "a checksum that does not fit",
    code: "zip.wrong-checksum",
    bytes: zipOf([{ name: "lag.geojson", data: good, crc: 1 }]),
  },
  {
    what: "packed bytes of nonsense",
    code: "zip.broken-entry",
    bytes: zipOf([{ name: "lag.geojson", data: good, packed: Buffer.from("ffffffffffff", "hex") }]),
  },
  {
    what: "no local header",
    code: "zip.broken-entry",
    bytes: changed(
      zipOf([
        { name: "a.txt", data: "x", method: 0 },
        { name: "lag.geojson", data: good },
      ]),
      (b) => b.writeUInt32LE(0, 36),
    ),
  },
];

const contents: HostileFile[] = [
  {
    what: "documents only",
    code: "zip.no-geodata",
    bytes: pack({ "l\u00e6s mig.docx": "x", "kort.pdf": "%PDF" }),
  },
  {
    what: "half a shapefile",
    code: "shapefile.no-shp",
    bytes: pack({ "lag.dbf": shape()["lag.dbf"] }),
  },
  {
    what: "a shapefile without its table",
    code: "shapefile.no-dbf",
    bytes: pack({ "lag.shp": shape()["lag.shp"] }),
  },
  { what: "an empty .shp", code: "geodata.empty-file", bytes: pack({ ...shape(), "lag.shp": "" }) },
  {
    what: "a .shp of text",
    code: "shapefile.broken",
    bytes: pack({ ...shape(), "lag.shp": "x".repeat(200) }),
  },
  {
    what: "a .shp cut off",
    code: "shapefile.broken",
    bytes: pack({ ...shape(), "lag.shp": shape()["lag.shp"].subarray(0, 150) }),
  },
  {
    what: "a .shp that promises more points than it has",
    code: "shapefile.broken",
    bytes: pack({
      ...shape(),
      "lag.shp": changed(shape()["lag.shp"], (b) => b.writeInt32LE(1_000_000, 148)),
    }),
  },
  {
    what: "a .shp with parts out of order",
    code: "shapefile.broken",
    bytes: pack({
      ...shape([record([ring(100), ring(10)])]),
      "lag.shp": changed(shape([record([ring(100), ring(10)])])["lag.shp"], (b) =>
        b.writeInt32LE(-5, 156),
      ),
    }),
  },
  {
    what: "a .shp of an unknown kind",
    code: "shapefile.broken",
    bytes: pack({
      ...shape(),
      "lag.shp": changed(shape()["lag.shp"], (b) => b.writeInt32LE(77, 108)),
    }),
  },
  {
    what: "a table with too few rows",
    code: "shapefile.broken",
    bytes: pack({ ...shape(), "lag.dbf": shapefileParts([])["lag.dbf"] }),
  },
  {
    what: "a table without a head",
    code: "shapefile.broken",
    bytes: pack({ ...shape(), "lag.dbf": "abc" }),
  },
  {
    what: "an unknown code page",
    code: "shapefile.code-page",
    bytes: pack({ ...shape(), "lag.cpg": "windows-99999" }),
  },
  {
    what: "an unknown projection",
    code: "geodata.unknown-crs",
    bytes: pack({ ...shape(), "lag.prj": 'PROJCS["Opfundet",FOO["x"]]' }),
  },
  {
    what: "no projection and impossible numbers",
    code: "upload.no-crs",
    bytes: pack({
      "lag.shp": shape([record([ring(100, 5, 5)])])["lag.shp"],
      "lag.dbf": shape()["lag.dbf"],
    }),
  },
  {
    what: "a GeoPackage of text",
    code: "geopackage.broken",
    bytes: pack({ "lag.gpkg": "SQLite format 3\0".padEnd(4096, "x") }),
  },
  { what: "an empty GeoPackage", code: "geodata.empty-file", bytes: pack({ "lag.gpkg": "" }) },
  {
    what: "broken JSON",
    code: "geojson.broken",
    bytes: pack({ "lag.geojson": '{"type": "FeatureCollection", "features": [' }),
  },
  {
    what: "JSON in Latin-1",
    code: "geojson.broken",
    bytes: pack({ "lag.geojson": Buffer.from('{"navn":"\u00e6\u00f8\u00e5"}', "latin1") }),
  },
  {
    what: "a list instead of GeoJSON",
    code: "geojson.not-an-object",
    bytes: pack({ "lag.json": "[1,2,3]" }),
  },
  {
    what: "a collection without features",
    code: "geojson.no-features",
    bytes: geojson({ type: "FeatureCollection" }),
  },
  {
    what: "something else among the features",
    code: "geojson.not-a-feature",
    bytes: geojson({ type: "FeatureCollection", features: [7] }),
  },
  { what: "TopoJSON", code: "geojson.topojson", bytes: geojson({ type: "Topology", arcs: [] }) },
  {
    what: "GeoJSON in an unknown system",
    code: "geodata.unknown-crs",
    bytes: geojson(
      collection(polygon(ring(100)), {
        crs: { type: "name", properties: { name: "Oldt\u00eddskoordinater" } },
      }),
    ),
  },
  {
    what: "coordinates that are words",
    code: "geodata.bad-coordinates",
    bytes: geojson(collection({ type: "Polygon", coordinates: [[["a", "b"]]] })),
  },
  {
    what: "a geometry of an unknown type",
    code: "geodata.bad-geometry",
    bytes: geojson(collection({ type: "Cirkel", coordinates: [1] })),
  },
  {
    what: "collections nested without end",
    code: "geojson.too-deep",
    bytes: pack({
      "lag.geojson": `{"type":"Feature","properties":{},"geometry":${'{"type":"GeometryCollection","geometries":['.repeat(20_000)}${"]}".repeat(20_000)}}`,
    }),
  },
  {
    what: "too many features",
    code: "upload.too-many-features",
    bytes: geojson({
      type: "FeatureCollection",
      ...utm,
      features: Array.from({ length: 2500 }, () => ({
        type: "Feature",
        properties: {},
        geometry: polygon(ring(10)),
      })),
    }),
  },
  {
    what: "HTML named KML",
    code: "kml.not-kml",
    bytes: pack({ "lag.kml": "<html><body/></html>" }),
  },
  {
    what: "broken XML",
    code: "kml.broken",
    bytes: pack({ "lag.kml": kml("<Placemark>").replace("</Document>", "") }),
  },
  {
    what: "entities that multiply",
    code: "kml.broken",
    bytes: pack({
      "lag.kml": `<?xml version="1.0"?><!DOCTYPE kml [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><kml><Placemark><name>&b;</name></Placemark></kml>`,
    }),
  },
  {
    what: "KML with words for numbers",
    code: "geodata.bad-coordinates",
    bytes: pack({
      "lag.kml": kml("<Placemark><Point><coordinates>nord,syd</coordinates></Point></Placemark>"),
    }),
  },
  {
    what: "HTML named GML",
    code: "gml.not-gml",
    bytes: pack({ "lag.gml": "<html><body/></html>" }),
  },
  {
    what: "a service's refusal saved as GML",
    code: "gml.not-gml",
    bytes: pack({
      "lag.gml":
        "<ExceptionReport><Exception exceptionCode='NoApplicableCode'><ExceptionText>nej</ExceptionText></Exception></ExceptionReport>",
    }),
  },
  {
    what: "GML cut off",
    code: "gml.broken",
    bytes: pack({ "lag.gml": "<FeatureCollection><featureMember>" }),
  },
  {
    what: "GML without end",
    code: "gml.too-deep",
    bytes: pack({ "lag.gml": `${"<a>".repeat(5_000)}${"</a>".repeat(5_000)}` }),
  },
  {
    what: "a text named FlatGeobuf",
    code: "flatgeobuf.broken",
    bytes: pack({ "lag.fgb": "ikke et kort, men et brev til en ven" }),
  },
  {
    what: "FlatGeobuf that promises a header of 4 GB",
    code: "flatgeobuf.broken",
    bytes: pack({
      "lag.fgb": Buffer.from([0x66, 0x67, 0x62, 3, 0x66, 0x67, 0x62, 0, 255, 255, 255, 255]),
    }),
  },
  {
    what: "half a MapInfo table",
    code: "mapinfo.incomplete",
    bytes: pack({ "lag.tab": "!table" }),
  },
  {
    what: "a MapInfo table without its head",
    code: "mapinfo.no-table",
    bytes: pack({ "lag.map": "x", "lag.dat": "x" }),
  },
  {
    what: "a MIF without its MID",
    code: "mapinfo.no-mid",
    bytes: pack({ "lag.mif": "Version 300" }),
  },
  {
    what: "a MIF of text",
    code: "mapinfo.broken",
    bytes: pack({ "lag.mif": "hej", "lag.mid": "x" }),
  },
];

const geometries: HostileFile[] = [
  {
    what: "points only",
    code: "upload.no-area",
    bytes: geojson(collection({ type: "Point", coordinates: [X, Y] })),
  },
  {
    what: "lines only",
    code: "upload.no-area",
    bytes: geojson(collection({ type: "LineString", coordinates: ring(10) })),
  },
  { what: "no geometry", code: "upload.no-area", bytes: geojson(collection(null)) },
  {
    what: "no features",
    code: "upload.no-area",
    bytes: geojson({ type: "FeatureCollection", features: [] }),
  },
  {
    what: "a flat polygon",
    code: "geometry.empty",
    bytes: geojson(
      collection(
        polygon([
          [X, Y],
          [X + 10, Y],
          [X + 20, Y],
          [X, Y],
        ]),
      ),
    ),
  },
  { what: "a bow tie", code: "upload.invalid-geometry", bytes: pack(shape([record([bowTie])])) },
  {
    what: "a hole outside",
    code: "upload.invalid-geometry",
    bytes: geojson(collection(polygon(ring(100), ring(10, X + 500)))),
  },
  {
    what: "parts on top of each other",
    code: "upload.invalid-geometry",
    bytes: geojson(
      collection({ type: "MultiPolygon", coordinates: [[ring(100)], [ring(100, X + 50)]] }),
    ),
  },
  {
    what: "a polygon above the limit",
    code: "geometry.too-large",
    bytes: pack(shape([record([ring(7100)])])),
  },
  {
    what: "a place in Spain",
    code: "geometry.outside-denmark",
    bytes: geojson(
      collection(
        polygon([
          [-3, 40],
          [-3, 41],
          [-4, 41],
          [-3, 40],
        ] as Ring),
        {},
      ),
    ),
  },
  {
    what: "swapped axes",
    code: "geometry.outside-denmark",
    bytes: geojson(
      collection(
        polygon([
          [56, 9],
          [56.01, 9],
          [56.01, 9.01],
          [56, 9],
        ] as Ring),
        {},
      ),
    ),
  },
  {
    what: "a polygon of too many points",
    code: "geometry.too-many-vertices",
    bytes: geojson(collection(polygon(circle(100_500, 500)))),
  },
];

export const hostileFiles: readonly HostileFile[] = [
  ...outer,
  ...paths,
  ...packing,
  ...contents,
  ...geometries,
];
