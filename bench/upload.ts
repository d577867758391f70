/**
 * A zipped shapefile of 200 polygons, every other invalid, and one of 10,000 corners: from upload to
 * repaired over HTTP, against `ogr2ogr -makevalid` on the same file, taking turns.
 * Budget: at most 0.40 of ogr2ogr's time, by the median.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildServer } from "../apps/api/src/buildServer.ts";
import { readConfig } from "../apps/api/src/platform/config/readConfig.ts";
import { connectDatabase } from "../apps/api/src/platform/database/connectDatabase.ts";
import { migrate } from "../apps/api/src/platform/database/migrate.ts";
import { featureCollection } from "../apps/api/src/platform/geodata/testing/sampleFeatures.ts";
import { zipped } from "../apps/api/src/platform/geodata/testing/writeShapefile.ts";
import { startPrivateServer } from "../apps/api/src/testing/startPrivateServer.ts";

const budgetRatio = 0.4;
const turns = 9;

type Ring = [number, number][];

function bowTie(x: number, y: number): Ring {
  return [
    [x, y],
    [x + 100, y + 100],
    [x + 100, y],
    [x, y + 100],
    [x, y],
  ];
}

function round(x: number, y: number, radius: number, corners: number): Ring {
  const ring = Array.from({ length: corners }, (_, i): [number, number] => {
    const angle = (2 * Math.PI * i) / corners;
    const reach = radius * (0.85 + 0.1 * Math.sin(9 * angle) + 0.02 * Math.sin(301 * angle));
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  return [...ring, ring[0]!];
}

const records = [
  ...Array.from({ length: 200 }, (_, i) => {
    const x = 500_000 + 300 * (i % 20);
    const y = 6_200_000 + 300 * Math.floor(i / 20);
    return feature(`Mark ${i}`, i % 2 ? bowTie(x, y) : round(x, y, 100, 40));
  }),
  feature("Stor", round(530_000, 6_200_000, 3_000, 10_000)),
];

function feature(navn: string, ring: Ring) {
  return {
    type: "Feature",
    properties: { navn },
    geometry: { type: "Polygon", coordinates: [ring] },
  };
}

/** GDAL writes the shapefile, so that neither side reads what it has written itself. */
function writeZip(): Buffer {
  const source = join(folder, "source.geojson");
  const layer = join(folder, "layer");
  mkdirSync(layer);
  writeFileSync(source, featureCollection(records));
  execFileSync("ogr2ogr", ["-f", "ESRI Shapefile", join(layer, "lag.shp"), source]);
  return zipped(
    Object.fromEntries(
      readdirSync(layer).map((name) => [name, new Uint8Array(readFileSync(join(layer, name)))]),
    ),
  );
}

const folder = mkdtempSync(join(tmpdir(), "mars-bench-upload-"));
const server = await startPrivateServer();
const database = await connectDatabase({ url: server.url });
await migrate(database, join(import.meta.dirname, "../apps/api/migrations"));
const env = { LOG_LEVEL: "silent", DATA_DIR: folder, RATE_LIMIT_PER_MINUTE: "10000000" };
const app = await buildServer({ config: readConfig(env), database });
try {
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const bytes = writeZip();
  const path = join(folder, "areal.zip");
  writeFileSync(path, bytes);
  const ours: number[] = [];
  const theirs: number[] = [];
  await upload(address, bytes);
  for (let turn = 0; turn < turns; turn++) {
    ours.push(await timed(() => upload(address, bytes)));
    const output = join(folder, `out${turn}.geojson`);
    theirs.push(
      await timed(async () => {
        execFileSync("ogr2ogr", ["-f", "GeoJSON", "-makevalid", output, `/vsizip/${path}`]);
      }),
    );
  }
  const ratio = median(ours) / median(theirs);
  process.stdout.write(
    `upload to repaired ${median(ours).toFixed(0)} ms, ogr2ogr ${median(theirs).toFixed(0)} ms: ${ratio.toFixed(2)} (at most ${budgetRatio})\n`,
  );
  process.exitCode = ratio <= budgetRatio ? 0 : 1;
} finally {
  await app.close();
  await database.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function upload(address: string, bytes: Buffer): Promise<void> {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)]), "areal.zip");
  const answer = await fetch(`${address}/api/geometries/upload?repair=true`, {
    method: "POST",
    body: form,
  });
  const { features, refused } = (await answer.json()) as {
    features: unknown[];
    refused: unknown[];
  };
  if (features.length !== records.length || refused.length > 0)
    throw new Error(`read ${features.length} of ${records.length}`);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
