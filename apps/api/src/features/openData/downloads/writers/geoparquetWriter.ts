import { fileWriter, geojsonToWkb, ParquetWriter } from "hyparquet-writer";
import type { OpenWriter, ReadRow } from "../Download.ts";

/** So many features are one group of rows, and in memory at a time. */
const GROUP_ROWS = 1000;

/** GeoParquet 1.1: geometry as WKB in degrees, which is the format's own system. */
export const geoparquetWriter: OpenWriter = (path, about, columns) => {
  const geo = {
    version: "1.1.0",
    primary_column: "geometry",
    columns: { geometry: { encoding: "WKB", geometry_types: [] } },
  };
  const parquet = new ParquetWriter({
    writer: fileWriter(path),
    schema: [
      { name: "root", num_children: columns.length + 2 },
      { name: "id", type: "BYTE_ARRAY", converted_type: "UTF8", repetition_type: "REQUIRED" },
      ...columns.map(({ name, type }) => ({
        name,
        repetition_type: "OPTIONAL" as const,
        ...(type === "text"
          ? { type: "BYTE_ARRAY" as const, converted_type: "UTF8" as const }
          : { type: type === "number" ? ("DOUBLE" as const) : ("BOOLEAN" as const) }),
      })),
      { name: "geometry", type: "BYTE_ARRAY", repetition_type: "OPTIONAL" },
    ],
    kvMetadata: [
      { key: "geo", value: JSON.stringify(geo) },
      { key: "about", value: JSON.stringify(about) },
    ],
  });
  let rows: { id: string; values: ReadRow["values"]; geometry: Uint8Array }[] = [];
  const flush = () => {
    if (rows.length === 0) return;
    void parquet.write({
      columnData: [
        { name: "id", data: rows.map(({ id }) => id) },
        ...columns.map(({ name }, i) => ({ name, data: rows.map(({ values }) => values[i]) })),
        { name: "geometry", data: rows.map(({ geometry }) => geometry) },
      ],
      rowGroupSize: GROUP_ROWS,
    });
    rows = [];
  };
  return {
    add({ id, values, geojson }) {
      const geometry = geojsonToWkb(JSON.parse(geojson) as Parameters<typeof geojsonToWkb>[0]);
      rows.push({ id, values, geometry });
      if (rows.length === GROUP_ROWS) flush();
    },
    finish() {
      flush();
      void parquet.finish();
    },
  };
};
