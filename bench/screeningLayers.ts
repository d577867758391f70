/** Twenty-five synthetic layers of national size and density, or a smaller land of the same density. */
import type { Database } from "../apps/api/src/platform/database/Database.ts";
import { sql } from "../apps/api/src/platform/database/sql.ts";
import { CopyStream } from "../apps/api/src/platform/geodata/CopyStream.ts";
import { geometryType } from "../apps/api/src/platform/geodata/FlatGeometry.ts";
import { signedAreaM2 } from "../apps/api/src/platform/overlap/rings.ts";
import * as importing from "../data/import/datasetQueries.ts";
import { emptyReport } from "../data/import/ImportReport.ts";

export const west = 450_000;
export const south = 6_050_000;
const NATIONAL_SIDE_M = 207_000;

type Layer = { name: string; national: number; corners: number; fill: number };

/** How many features Denmark has of each, how many corners they have, how much of the land they fill. */
const layers: readonly Layer[] = [
  { name: "fields", national: 600_000, corners: 24, fill: 0.95 },
  { name: "nature", national: 300_000, corners: 36, fill: 0.5 },
  { name: "parcels", national: 1_000_000, corners: 4, fill: 1 },
  { name: "natura-2000", national: 250, corners: 100_000, fill: 0.8 },
  { name: "catchments", national: 108, corners: 20_000, fill: 0.95 },
  { name: "municipalities", national: 98, corners: 10_000, fill: 0.95 },
  { name: "urn:dmp:ds:kulstof-2022-lavbundskort", national: 60_000, corners: 80, fill: 0.6 },
  { name: "forest", national: 100_000, corners: 50, fill: 0.5 },
  ...Array.from({ length: 17 }, (_, i) => ({
    name: `layer-${i + 1}`,
    national: [500, 2_000, 5_000, 10_000, 20_000][i % 5]!,
    corners: [1_000, 400, 200, 100, 60][i % 5]!,
    fill: 0.3 + 0.03 * i,
  })),
];

export const layerNames = layers.map(({ name }) => name);

/** Side of the land in metres. */
export const sideM = (scale: number) => NATIONAL_SIDE_M * Math.sqrt(scale);

/** Two million features of eighty million corners: written by COPY, indexed afterwards. */
export async function makeLayers(database: Database, url: string, scale: number): Promise<void> {
  await sql`insert into dataset_group (id, title_da, title_en) values ('b', 'b', 'b')`.execute(
    database.write,
  );
  for (const [index, layer] of layers.entries())
    await makeLayer(database, url, { layer, index, scale });
  await sql`analyze`.execute(database.write);
}

type Making = { layer: Layer; index: number; scale: number };

async function makeLayer(database: Database, url: string, { layer, index, scale }: Making) {
  const tx = database.write;
  const perSide = Math.max(2, Math.round(Math.sqrt(layer.national * scale)));
  const cell = sideM(scale) / perSide;
  await sql`insert into dataset (id, group_id, kind, title_da, title_en, attributes)
    values (${layer.name}, 'b', 'conflict', ${layer.name}, ${layer.name},
      '[{"name":"n","titleDa":"n","titleEn":"n"}]')`.execute(tx);
  const { rows } = await sql<{ id: number }>`insert into dataset_version (dataset_id, label, state)
    values (${layer.name}, '1', 'loading') returning id`.execute(tx);
  const id = rows[0]!.id;
  await importing.createLoadTable(tx, id);
  // As PostGIS lays a geometry column out by itself: the yardstick must not be ours.
  await sql`alter table ${sql.table(importing.tableOf(id))}
    alter column geometry set storage main`.execute(tx);
  const copy = await CopyStream.open(url, importing.tableOf(id), id);
  for (let i = 0; i < perSide; i++)
    for (let j = 0; j < perSide; j++) {
      const xy =
        layer.corners === 4
          ? parcel(i, j, cell)
          : blob(west + (i + 0.5) * cell, south + (j + 0.5) * cell, {
              radius: (cell / 2) * Math.sqrt(layer.fill),
              corners: layer.corners,
              seed: i * 31 + j * 17 + index,
            });
      await copy.write({
        id: i * perSide + j + 1,
        key: `${i}-${j}`,
        geometry: {
          type: geometryType.polygon,
          xy,
          ringEnds: [xy.length / 2],
          polygonEnds: [1],
        },
        areaM2: signedAreaM2(xy),
        attributes: `{"n":${i}}`,
      });
    }
  await copy.commit();
  await copy.close();
  await Promise.all([
    importing.indexKeys(tx, { id, datasetId: layer.name }),
    importing.indexGeometry(tx, id),
  ]);
  const report = { ...emptyReport("bench", "bench", "EPSG:25832"), loaded: perSide * perSide };
  await importing.publishVersion(database, { id, datasetId: layer.name, report });
}

type Blob = { radius: number; corners: number; seed: number };

/** A ring around a point: waves of several lengths and some roughness, never crossing itself. */
function blob(x: number, y: number, { radius, corners, seed }: Blob): Float64Array {
  const xy = new Float64Array(2 * corners + 2);
  for (let i = 0; i < corners; i++) {
    const angle = (2 * Math.PI * i) / corners;
    const reach =
      radius *
      (0.72 +
        0.13 * Math.sin(3 * angle + seed) +
        0.08 * Math.sin(11 * angle + seed) +
        0.04 * Math.sin(47 * angle) +
        0.02 * scatter(i, seed));
    xy[2 * i] = x + reach * Math.cos(angle);
    xy[2 * i + 1] = y + reach * Math.sin(angle);
  }
  return closed(xy);
}

/** Parcels share their corners, and so their whole edges. */
function parcel(i: number, j: number, cell: number): Float64Array {
  const xy = new Float64Array(10);
  const corner = (at: number, column: number, row: number) => {
    xy[2 * at] = west + cell * (column + 0.3 * (scatter(column, row) - 0.5));
    xy[2 * at + 1] = south + cell * (row + 0.3 * (scatter(row, column + 1_000_000) - 0.5));
  };
  corner(0, i, j);
  corner(1, i + 1, j);
  corner(2, i + 1, j + 1);
  corner(3, i, j + 1);
  return closed(xy);
}

function closed(xy: Float64Array): Float64Array {
  xy[xy.length - 2] = xy[0]!;
  xy[xy.length - 1] = xy[1]!;
  return xy;
}

/** The same number between 0 and 1 for the same two, without a pattern that the eye would see. */
function scatter(a: number, b: number): number {
  let mixed = Math.imul(a + 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}
