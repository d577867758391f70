import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { geopackageTables } from "./geopackageTables.ts";

export type GeopackageColumn = { name: string; type: "TEXT" | "REAL" | "INTEGER" };

export type GeopackageLayer = {
  /** Table name: letters, digits and underscores. */
  name: string;
  title: string;
  columns: readonly GeopackageColumn[];
  /** Geometry as well-known binary of MultiPolygons in EPSG:25832, then one value per column. */
  rows: Iterable<{ wkb: Uint8Array | null; values: readonly (string | number | null)[] }>;
};

/** A GeoPackage of polygon layers in EPSG:25832. */
export async function writeGeopackage(
  layers: readonly GeopackageLayer[],
  at: Date,
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "mars-gpkg-"));
  try {
    const path = join(folder, "out.gpkg");
    const database = new DatabaseSync(path);
    try {
      database.exec(geopackageTables);
      for (const layer of layers) writeLayer(database, layer, at);
    } finally {
      database.close();
    }
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function writeLayer(database: DatabaseSync, layer: GeopackageLayer, at: Date): void {
  const columns = layer.columns.map(({ name, type }) => `, ${quoted(name)} ${type}`).join("");
  database.exec(
    `create table ${quoted(layer.name)} (fid integer primary key autoincrement not null, geom MULTIPOLYGON${columns})`,
  );
  const names = ["geom", ...layer.columns.map(({ name }) => quoted(name))];
  const insert = database.prepare(
    `insert into ${quoted(layer.name)} (${names.join(", ")}) values (${names.map(() => "?").join(", ")})`,
  );
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  database.exec("begin");
  for (const { wkb, values } of layer.rows) {
    if (wkb) widen(box, wkb);
    insert.run(wkb ? withHead(wkb) : null, ...values);
  }
  database.exec("commit");
  database
    .prepare(
      `insert into gpkg_contents (table_name, data_type, identifier, description, last_change,
        min_x, min_y, max_x, max_y, srs_id) values (?, 'features', ?, '', ?, ?, ?, ?, ?, 25832)`,
    )
    .run(
      layer.name,
      layer.title,
      at.toISOString(),
      ...box.map((value) => (Number.isFinite(value) ? value : null)),
    );
  database
    .prepare("insert into gpkg_geometry_columns values (?, 'geom', 'MULTIPOLYGON', 25832, 0, 0)")
    .run(layer.name);
}

/** 'GP', version 0, little-endian without envelope, the SRID, then the binary as it is. */
function withHead(wkb: Uint8Array): Buffer {
  const head = Buffer.from([0x47, 0x50, 0, 1, 0, 0, 0, 0]);
  head.writeInt32LE(25832, 4);
  return Buffer.concat([head, wkb]);
}

/** Reads the corners of a little-endian MultiPolygon into the layer's extent. */
function widen(box: number[], wkb: Uint8Array): void {
  const view = new DataView(wkb.buffer, wkb.byteOffset, wkb.byteLength);
  let at = 9;
  for (let polygons = view.getUint32(5, true); polygons > 0; polygons--) {
    let rings = view.getUint32(at + 5, true);
    at += 9;
    for (; rings > 0; rings--) {
      let points = view.getUint32(at, true);
      at += 4;
      for (; points > 0; points--, at += 16) {
        const x = view.getFloat64(at, true);
        const y = view.getFloat64(at + 8, true);
        box[0] = Math.min(box[0]!, x);
        box[1] = Math.min(box[1]!, y);
        box[2] = Math.max(box[2]!, x);
        box[3] = Math.max(box[3]!, y);
      }
    }
  }
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
