import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type GeopackageHead, GeopackageTable } from "./GeopackageTable.ts";
import { geopackageTables } from "./geopackageTables.ts";

export type GeopackageLayer = Pick<GeopackageHead, "name" | "title" | "columns"> & {
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
  const table = new GeopackageTable(database, { ...layer, geometryType: "MULTIPOLYGON" });
  for (const { wkb, values } of layer.rows) table.add(wkb, values);
  table.finish(at.toISOString());
}
