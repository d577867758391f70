import { DatabaseSync } from "node:sqlite";
import { geopackageTables } from "../../../../platform/geodata/geopackage/geopackageTables.ts";
import { GeopackageTable } from "../../../../platform/geodata/geopackage/GeopackageTable.ts";
import type { OpenWriter } from "../Download.ts";
import { aboutLines } from "./aboutLines.ts";

const types = { text: "TEXT", number: "REAL", boolean: "INTEGER" } as const;

export const geopackageWriter: OpenWriter = (path, about, columns) => {
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
