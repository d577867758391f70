import { join } from "node:path";
import { parentPort } from "node:worker_threads";
import type { About, DownloadColumn, DownloadRow, FormatWriter, OpenWriter } from "./Download.ts";
import type { DownloadFormat } from "./downloadFormats.ts";
import { csvWriter } from "./writers/csvWriter.ts";
import { flatgeobufWriter } from "./writers/flatgeobufWriter.ts";
import { geojsonWriter } from "./writers/geojsonWriter.ts";
import { geopackageWriter } from "./writers/geopackageWriter.ts";
import { geoparquetWriter } from "./writers/geoparquetWriter.ts";
import { shapefileWriter } from "./writers/shapefileWriter.ts";
import { lowerThreadPriority } from "../../../platform/threads/lowerThreadPriority.ts";

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
  csv: csvWriter,
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
