import { closeSync, openSync, readSync, unlinkSync, writeSync } from "node:fs";
import { Builder } from "flatbuffers";
import { magicbytes } from "flatgeobuf/lib/mjs/constants.js";
import { Column } from "flatgeobuf/lib/mjs/flat-geobuf/column.js";
import { ColumnType } from "flatgeobuf/lib/mjs/flat-geobuf/column-type.js";
import { Crs } from "flatgeobuf/lib/mjs/flat-geobuf/crs.js";
import { GeometryType } from "flatgeobuf/lib/mjs/flat-geobuf/geometry-type.js";
import { Header } from "flatgeobuf/lib/mjs/flat-geobuf/header.js";
import { buildFeature } from "flatgeobuf/lib/mjs/generic/feature.js";
import { parseGeometry } from "flatgeobuf/lib/mjs/geojson/geometry.js";
import type { HeaderMeta } from "flatgeobuf/lib/mjs/header-meta.js";
import { type Box, emptyBox, widen } from "../../../../platform/geodata/wkb/wkbBox.ts";
import type { About, DownloadColumn, OpenWriter } from "../Download.ts";
import { curveOrder, NODE_SIZE, packedIndex, type Placed } from "./packedIndex.ts";

const types = {
  text: ColumnType.String,
  number: ColumnType.Double,
  boolean: ColumnType.Bool,
} as const;

/**
 * In degrees, as web clients draw it, and with an index, so that they read no more than they show.
 * The index stands before the features, in an order that is known when all are there: they wait in
 * a file next to, and only their boxes are kept in memory.
 */
export const flatgeobufWriter: OpenWriter = (path, about, columns) => {
  const all: DownloadColumn[] = [{ name: "id", title: "Id", type: "text" }, ...columns];
  const header = {
    columns: all.map(({ name, type }) => ({ name, type: types[type] })),
    geometryType: GeometryType.Unknown,
  } as unknown as HeaderMeta;
  const waitingPath = `${path}.features`;
  const waiting = openSync(waitingPath, "w+");
  const features: (Placed & { at: number })[] = [];
  let at = 0;
  return {
    add({ id, values, geojson }) {
      const parsed = withoutLoneLine(JSON.parse(geojson) as Geometry);
      const properties = Object.fromEntries(all.map(({ name }, i) => [name, [id, ...values][i]]));
      const bytes = buildFeature(parseGeometry(parsed), properties, header);
      writeSync(waiting, bytes);
      features.push({ box: boxOf(parsed), bytes: bytes.length, at });
      at += bytes.length;
    },
    finish() {
      // A feature without an outline lies nowhere: a file that has one goes without an index.
      const isIndexed = features.length > 0 && features.every(({ box }) => box[0] <= box[2]);
      const order = isIndexed ? curveOrder(features.map(({ box }) => box)) : features.keys();
      const ordered = [...order].map((index) => features[index]!);
      const file = openSync(path, "w");
      writeSync(file, headBytes(about, all, { count: ordered.length, isIndexed }));
      if (isIndexed) writeSync(file, packedIndex(ordered));
      for (const feature of ordered) {
        const bytes = Buffer.allocUnsafe(feature.bytes);
        readSync(waiting, bytes, 0, feature.bytes, feature.at);
        writeSync(file, bytes);
      }
      closeSync(file);
      closeSync(waiting);
      unlinkSync(waitingPath);
    },
  };
};

type Geometry = Parameters<typeof parseGeometry>[0];

/** GDAL 3.6 reads no MultiLineString of one line: the library writes it without its end. */
function withoutLoneLine(geometry: Geometry): Geometry {
  const { type, coordinates } = geometry as { type: string; coordinates: unknown[] };
  return type === "MultiLineString" && coordinates.length === 1
    ? ({ type: "LineString", coordinates: coordinates[0] } as Geometry)
    : geometry;
}

function boxOf(geometry: object): Box {
  const box = emptyBox();
  const read = (part: unknown): void => {
    if (!Array.isArray(part)) return;
    if (typeof part[0] === "number") widen(box, part[0], part[1] as number);
    else for (const inner of part) read(inner);
  };
  if ("geometries" in geometry)
    for (const part of geometry.geometries as object[]) {
      const [west, south, east, north] = boxOf(part);
      widen(box, west, south);
      widen(box, east, north);
    }
  else if ("coordinates" in geometry) read(geometry.coordinates);
  return box;
}

function headBytes(
  about: About,
  columns: readonly DownloadColumn[],
  { count, isIndexed }: { count: number; isIndexed: boolean },
): Uint8Array {
  const builder = new Builder();
  const columnOffsets = columns.map(({ name, title, type }) => {
    const [nameOffset, titleOffset] = [builder.createString(name), builder.createString(title)];
    Column.startColumn(builder);
    Column.addName(builder, nameOffset);
    Column.addTitle(builder, titleOffset);
    Column.addType(builder, types[type]);
    return Column.endColumn(builder);
  });
  const columnsOffset = Header.createColumnsVector(builder, columnOffsets);
  const name = builder.createString(about.id);
  const title = builder.createString(about.title);
  const description = builder.createString(about.description);
  const metadata = builder.createString(JSON.stringify(about));
  const organization = builder.createString("EPSG");
  Crs.startCrs(builder);
  Crs.addOrg(builder, organization);
  Crs.addCode(builder, 4326);
  const crs = Crs.endCrs(builder);
  Header.startHeader(builder);
  Header.addName(builder, name);
  Header.addTitle(builder, title);
  Header.addDescription(builder, description);
  Header.addMetadata(builder, metadata);
  Header.addCrs(builder, crs);
  Header.addColumns(builder, columnsOffset);
  Header.addGeometryType(builder, GeometryType.Unknown);
  Header.addFeaturesCount(builder, BigInt(count));
  Header.addIndexNodeSize(builder, isIndexed ? NODE_SIZE : 0);
  builder.finishSizePrefixed(Header.endHeader(builder));
  return Buffer.concat([magicbytes, builder.asUint8Array()]);
}
