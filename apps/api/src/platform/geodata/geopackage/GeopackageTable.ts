import type { DatabaseSync, StatementSync } from "node:sqlite";
import { geopackageIndex, indexName } from "./geopackageIndex.ts";
import { type Box, emptyBox, widen, widenBy } from "../wkb/wkbBox.ts";

export type GeopackageColumn = { name: string; type: "TEXT" | "REAL" | "INTEGER" };

export type GeopackageHead = {
  /** Table name: letters, digits and underscores. */
  name: string;
  title: string;
  description?: string;
  columns: readonly GeopackageColumn[];
  /** What the outlines are, where all are alike. */
  geometryType?: "MULTIPOLYGON" | "GEOMETRY";
};

/** A layer in EPSG:25832 that is filled row by row. */
export class GeopackageTable {
  readonly #database: DatabaseSync;
  readonly #head: GeopackageHead;
  readonly #insert: StatementSync;
  readonly #index: StatementSync;
  readonly #box: Box = emptyBox();

  constructor(database: DatabaseSync, head: GeopackageHead) {
    this.#database = database;
    this.#head = head;
    const columns = head.columns.map(({ name, type }) => `, ${quoted(name)} ${type}`).join("");
    database.exec(
      `create table ${quoted(head.name)} (fid integer primary key autoincrement not null, geom ${this.#type}${columns})`,
    );
    const names = ["geom", ...head.columns.map(({ name }) => quoted(name))];
    this.#insert = database.prepare(
      `insert into ${quoted(head.name)} (${names.join(", ")}) values (${names.map(() => "?").join(", ")})`,
    );
    database.exec(geopackageIndex.table(head.name));
    this.#index = database.prepare(
      `insert into ${quoted(indexName(head.name))} values (?, ?, ?, ?, ?)`,
    );
    database.exec("begin");
  }

  get #type(): string {
    return this.#head.geometryType ?? "GEOMETRY";
  }

  /** Geometry as well-known binary, then one value per column. */
  add(wkb: Uint8Array | null, values: readonly (string | number | null)[]): void {
    const { lastInsertRowid } = this.#insert.run(wkb ? withHead(wkb) : null, ...values);
    if (!wkb) return;
    const own = emptyBox();
    widenBy(own, wkb);
    const [west, south, east, north] = own;
    // An empty outline lies nowhere.
    if (west > east) return;
    this.#index.run(lastInsertRowid, west, east, south, north);
    widen(this.#box, west, south);
    widen(this.#box, east, north);
  }

  finish(changedAt: string): void {
    const { name, title, description = "" } = this.#head;
    this.#database
      .prepare(
        `insert into gpkg_contents (table_name, data_type, identifier, description, last_change,
          min_x, min_y, max_x, max_y, srs_id) values (?, 'features', ?, ?, ?, ?, ?, ?, ?, 25832)`,
      )
      .run(
        name,
        title,
        description,
        changedAt,
        ...this.#box.map((value) => (Number.isFinite(value) ? value : null)),
      );
    this.#database
      .prepare("insert into gpkg_geometry_columns values (?, 'geom', ?, 25832, 0, 0)")
      .run(name, this.#type);
    this.#database.exec(geopackageIndex.finish(name));
    this.#database.exec("commit");
  }
}

/** 'GP', version 0, little-endian without envelope, the SRID, then the binary as it is. */
function withHead(wkb: Uint8Array): Buffer {
  const head = Buffer.from([0x47, 0x50, 0, 1, 0, 0, 0, 0]);
  head.writeInt32LE(25832, 4);
  return Buffer.concat([head, wkb]);
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
