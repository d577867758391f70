import { DatabaseSync } from "node:sqlite";
import { GeodataFault } from "../GeodataFault.ts";
import type { CrsReference, GeodataSource, SourceFeature } from "../GeodataSource.ts";
import { batchSize } from "../GeodataSource.ts";
import { readWkb } from "../wkb/readWkb.ts";

type LayerRow = {
  table_name: string;
  column_name: string;
  organization: string | null;
  organization_coordsys_id: number | null;
  definition: string | null;
};

/** One layer of a GeoPackage; where there are several, it must be named. */
export function openGeopackage(path: string, wantedLayer?: string): GeodataSource {
  let database: DatabaseSync;
  let layer: LayerRow;
  let count: number;
  let keyColumn: string;
  try {
    database = new DatabaseSync(path, { readOnly: true });
    layer = pickLayer(database, wantedLayer);
    count = (
      database.prepare(`select count(*) as n from ${quoted(layer.table_name)}`).get() as {
        n: number;
      }
    ).n;
    keyColumn =
      (
        database
          .prepare(`select name from pragma_table_info(?) where pk = 1`)
          .get(layer.table_name) as { name: string } | undefined
      )?.name ?? "rowid";
  } catch (error) {
    if (error instanceof GeodataFault) throw error;
    throw new GeodataFault(
      "geopackage.broken",
      `it cannot be read as a GeoPackage (${reason(error)})`,
    );
  }
  return {
    format: "geopackage",
    crs: crsOf(layer),
    expectedCount: count,
    async *features(skip = 0) {
      const statement = database.prepare(
        `select * from ${quoted(layer.table_name)} order by ${quoted(keyColumn)} limit -1 offset ?`,
      );
      statement.setReadBigInts(false);
      let batch: SourceFeature[] = [];
      try {
        for (const row of statement.iterate(skip)) {
          batch.push(featureOf(row, layer.column_name, keyColumn));
          if (batch.length === batchSize) {
            yield batch;
            batch = [];
          }
        }
      } catch (error) {
        if (error instanceof GeodataFault) throw error;
        throw new GeodataFault("geopackage.broken", `reading stopped: ${reason(error)}`);
      }
      if (batch.length > 0) yield batch;
    },
    async close() {
      database.close();
    },
  };
}

function pickLayer(database: DatabaseSync, wanted: string | undefined): LayerRow {
  const layers = database
    .prepare(
      `select g.table_name, g.column_name, s.organization, s.organization_coordsys_id, s.definition
       from gpkg_geometry_columns g left join gpkg_spatial_ref_sys s on s.srs_id = g.srs_id
       order by g.table_name`,
    )
    .all() as unknown as LayerRow[];
  const names = layers.map((layer) => layer.table_name);
  if (layers.length === 0) {
    throw new GeodataFault("geopackage.no-layer", "the GeoPackage holds no layer with geometry");
  }
  if (wanted === undefined && layers.length > 1) {
    throw new GeodataFault(
      "geopackage.several-layers",
      `the GeoPackage holds several layers (${names.join(", ")}); name one with --layer`,
      { layers: names },
    );
  }
  const layer = wanted === undefined ? layers[0] : layers.find((row) => row.table_name === wanted);
  if (!layer) {
    throw new GeodataFault(
      "geopackage.no-layer",
      `there is no layer ${wanted}; there are ${names.join(", ")}`,
      { layers: names },
    );
  }
  return layer;
}

function crsOf(layer: LayerRow): CrsReference | null {
  const isEpsg = layer.organization?.toUpperCase() === "EPSG";
  const epsg = isEpsg ? (layer.organization_coordsys_id ?? undefined) : undefined;
  const wkt = layer.definition && layer.definition !== "undefined" ? layer.definition : undefined;
  return epsg || wkt ? { epsg, wkt } : null;
}

function featureOf(
  row: Record<string, unknown>,
  geometryColumn: string,
  keyColumn: string,
): SourceFeature {
  const properties: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    if (name === geometryColumn || name === keyColumn || value instanceof Uint8Array) continue;
    properties[name] = value;
  }
  const blob = row[geometryColumn];
  return {
    geometry: blob instanceof Uint8Array ? readGeopackageBlob(blob) : null,
    properties,
    sourceKey: keyOf(row[keyColumn]),
  };
}

function keyOf(value: unknown): string | null {
  return typeof value === "number" || typeof value === "string" ? String(value) : null;
}

const envelopeBytes = [0, 32, 48, 48, 64];

/** 'GP', version, flags, SRID and an envelope of a size the flags tell, then plain WKB. */
function readGeopackageBlob(blob: Uint8Array) {
  if (blob[0] !== 0x47 || blob[1] !== 0x50 || blob.length < 8) {
    throw new GeodataFault("geodata.bad-geometry", "a geometry of the GeoPackage has no header");
  }
  const flags = blob[3]!;
  const envelope = envelopeBytes[(flags >> 1) & 7];
  if (envelope === undefined) {
    throw new GeodataFault("geodata.bad-geometry", "a geometry of the GeoPackage has a bad header");
  }
  if ((flags & 0x10) !== 0) return null;
  return readWkb(blob.subarray(8 + envelope));
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
