import { closeSync, openSync, writeSync } from "node:fs";
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
import type { About, DownloadColumn, OpenWriter } from "../Download.ts";

const types = {
  text: ColumnType.String,
  number: ColumnType.Double,
  boolean: ColumnType.Bool,
} as const;

/** In degrees, as web clients draw it. Without an index: one would need all outlines at once. */
export const flatgeobufWriter: OpenWriter = (path, about, columns) => {
  const all: DownloadColumn[] = [{ name: "id", title: "Id", type: "text" }, ...columns];
  const header = {
    columns: all.map(({ name, type }) => ({ name, type: types[type] })),
    geometryType: GeometryType.Unknown,
  } as unknown as HeaderMeta;
  const file = openSync(path, "w");
  let count = 0;
  writeSync(file, headBytes(about, all, 1));
  return {
    add({ id, values, geojson }) {
      const geometry = parseGeometry(JSON.parse(geojson) as Parameters<typeof parseGeometry>[0]);
      const properties = Object.fromEntries(all.map(({ name }, i) => [name, [id, ...values][i]]));
      writeSync(file, buildFeature(geometry, properties, header));
      count += 1;
    },
    finish() {
      // The count is known only now; any but none takes the same room.
      const head = headBytes(about, all, count);
      if (count > 0) writeSync(file, head, 0, head.length, 0);
      closeSync(file);
    },
  };
};

function headBytes(about: About, columns: readonly DownloadColumn[], count: number): Uint8Array {
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
  Header.addIndexNodeSize(builder, 0);
  builder.finishSizePrefixed(Header.endHeader(builder));
  return Buffer.concat([magicbytes, builder.asUint8Array()]);
}
