import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parentPort } from "node:worker_threads";
import { writeCsv } from "../../../platform/csv/writeCsv.ts";
import { GeopackageTable } from "../../../platform/geodata/geopackage/GeopackageTable.ts";
import { geopackageTables } from "../../../platform/geodata/geopackage/geopackageTables.ts";
import { lowerThreadPriority } from "../../../platform/threads/lowerThreadPriority.ts";
import type {
  About,
  DownloadColumn,
  DownloadRow,
  FormatWriter,
  OpenWriter,
  ReadRow,
} from "./Download.ts";
import type { DownloadFormat } from "./downloadFormats.ts";
import { TextFile } from "./writers/TextFile.ts";
import { aboutLines } from "./writers/aboutLines.ts";
import { flatgeobufWriter } from "./writers/flatgeobufWriter.ts";
import { geoparquetWriter } from "./writers/geoparquetWriter.ts";
import { shapefileWriter } from "./writers/shapefileWriter.ts";

const types = { text: "TEXT", number: "REAL", boolean: "INTEGER" } as const;

const geopackageWriter: OpenWriter = (path, about, columns) => {
  const database = new DatabaseSync(path);
  database.exec(geopackageTables);
  const table = new GeopackageTable(database, {
    name: about.id.replaceAll(/[^A-Za-z0-9]+/g, "_"),
    title: about.title,
    description: aboutLines(about).slice(1).join("\n"),
    columns: [
      { name: "id", type: "TEXT" },
      ...columns.map(({ name, type }) => ({
        // `fid` and `geom` are the table's own.
        name: ["fid", "geom", "id"].includes(name.toLowerCase()) ? `${name}_` : name,
        type: types[type],
      })),
    ],
  });
  return {
    add({ id, wkb, values }) {
      table.add(wkb, [id, ...values.map((value) => (typeof value === "boolean" ? +value : value))]);
    },
    finish() {
      table.finish(about.changedAt ?? new Date(0).toISOString());
      database.close();
    },
  };
};

/** Attributes and a point inside each outline: outlines are longer than a cell of a spreadsheet. */
const csvWriter =
  (hasOutlines: boolean): OpenWriter =>
  (path, _about, columns) => {
    const file = new TextFile(path);
    const table = [
      { title: "id", value: ({ id }: ReadRow) => id },
      ...columns.map(({ name }, i) => ({ title: name, value: ({ values }: ReadRow) => values[i] })),
      { title: "longitude", value: ({ longitude }: ReadRow) => longitude, decimals: 6 },
      { title: "latitude", value: ({ latitude }: ReadRow) => latitude, decimals: 6 },
      ...(hasOutlines
        ? [{ title: "wkt", value: ({ geojson }: ReadRow) => wktOf(JSON.parse(geojson)) }]
        : []),
    ];
    file.write(writeCsv(table, []));
    return {
      add(row) {
        // Without the mark and the headings, which are above all rows.
        file.write(`${writeCsv(table, [row]).split("\r\n").slice(1, -1).join("\r\n")}\r\n`);
      },
      finish: () => file.close(),
    };
  };

const geojsonWriter: OpenWriter = (path, about, columns) => {
  const file = new TextFile(path);
  file.write(
    `{"type":"FeatureCollection","name":${JSON.stringify(about.id)},"metadata":${JSON.stringify(about)},"features":[\n`,
  );
  let comma = "";
  return {
    add({ id, values, geojson }) {
      const properties = Object.fromEntries(columns.map(({ name }, i) => [name, values[i]]));
      file.write(
        `${comma}{"type":"Feature","id":${JSON.stringify(id)},"properties":${JSON.stringify(properties)},"geometry":${geojson}}`,
      );
      comma = ",\n";
    },
    finish() {
      file.write("\n]}\n");
      file.close();
    },
  };
};

type Nested = number | readonly Nested[];

/** `POLYGON ((10.1 56.2, …))`: a point's numbers stand apart by spaces, all else by commas. */
function wktOf(geometry: { type: string; coordinates: Nested }): string {
  const write = (part: Nested): string => {
    if (!Array.isArray(part)) return String(part);
    const isPoint = typeof part[0] === "number";
    return isPoint ? part.join(" ") : `(${part.map(write).join(", ")})`;
  };
  const words = write(geometry.coordinates);
  return `${geometry.type.toUpperCase()} ${words.startsWith("(") ? words : `(${words})`}`;
}

lowerThreadPriority();

export type DownloadTask =
  | { kind: "start"; folder: string; about: About; columns: readonly DownloadColumn[] }
  | { kind: "rows"; rows: readonly DownloadRow[] }
  | { kind: "end" };

const openers: Record<DownloadFormat, OpenWriter> = {
  gpkg: geopackageWriter,
  "shp.zip": shapefileWriter,
  fgb: flatgeobufWriter,
  geojson: geojsonWriter,
  csv: csvWriter(false),
  "wkt.csv": csvWriter(true),
  parquet: geoparquetWriter,
};

let writers: FormatWriter[] = [];
let columns: readonly DownloadColumn[] = [];

parentPort?.on("message", (task: DownloadTask) => {
  if (task.kind === "start") {
    columns = task.columns;
    writers = Object.entries(openers).map(([ending, open]) =>
      open(join(task.folder, ending), task.about, columns),
    );
  } else if (task.kind === "rows") {
    for (const row of task.rows) {
      const read = { ...row, values: valuesOf(row.properties) };
      for (const writer of writers) writer.add(read);
    }
  } else for (const writer of writers) writer.finish();
  // Only then the next batch is sent: what waits is bounded.
  parentPort?.postMessage("done");
});

function valuesOf(json: string) {
  const properties = JSON.parse(json) as Record<string, unknown>;
  return columns.map(({ name, type }) => {
    const value = properties[name];
    if (value === null || value === undefined) return null;
    if (type === "text") return typeof value === "string" ? value : JSON.stringify(value);
    return typeof value === type ? (value as number | boolean) : null;
  });
}
