import type { DatabaseSync, StatementSync } from "node:sqlite";
import { type Box, emptyBox, widen, widenBy } from "../wkb/wkbBox.ts";

/** The name of a layer's spatial index, as the standard gives it. */
const indexName = (table: string): string => `rtree_${table}_geom`;

/** `insert` and the rest keep the index true when a desktop program changes a row. The bodies are
 * those the standard gives (OGC 12-128r18, table 34); programs that write bring the functions. */
const triggers = (table: string): string => {
  const [t, index] = [`"${table}"`, `"${indexName(table)}"`];
  const trigger = (name: string, when: string, body: string) =>
    `create trigger "${indexName(table)}_${name}" after ${when} begin ${body} end;`;
  const hasOutline = "new.geom not null and not ST_IsEmpty(new.geom)";
  const hasNone = "new.geom is null or ST_IsEmpty(new.geom)";
  const put = `insert or replace into ${index} values (new.fid,
    ST_MinX(new.geom), ST_MaxX(new.geom), ST_MinY(new.geom), ST_MaxY(new.geom));`;
  const drop = (ids: string) => `delete from ${index} where id ${ids};`;
  return [
    trigger("insert", `insert on ${t} when (${hasOutline})`, put),
    trigger("update1", `update of geom on ${t} when old.fid = new.fid and (${hasOutline})`, put),
    trigger(
      "update2",
      `update of geom on ${t} when old.fid = new.fid and (${hasNone})`,
      drop("= old.fid"),
    ),
    trigger(
      "update3",
      `update on ${t} when old.fid != new.fid and (${hasOutline})`,
      drop("= old.fid") + put,
    ),
    trigger(
      "update4",
      `update on ${t} when old.fid != new.fid and (${hasNone})`,
      drop("in (old.fid, new.fid)"),
    ),
    trigger("delete", `delete on ${t} when old.geom not null`, drop("= old.fid")),
  ].join("\n");
};

/** A spatial index of a layer: its table, and what is written when the layer is full. */
const geopackageIndex = {
  table: (table: string): string =>
    `create virtual table "${indexName(table)}" using rtree(id, minx, maxx, miny, maxy);`,
  finish: (table: string): string => `
    insert into gpkg_extensions values ('${table}', 'geom', 'gpkg_rtree_index',
      'http://www.geopackage.org/spec120/#extension_rtree', 'write-only');
    ${triggers(table)}`,
};

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
