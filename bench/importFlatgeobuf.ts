/**
 * Importing 190,000 polygons from FlatGeobuf into PostgreSQL, against ogr2ogr with COPY on the same
 * server in the same run. Ours also judges and repairs every outline and computes its area.
 * Budget: at most 0.70 of ogr2ogr's time, the median of three turns each.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectDatabase } from "../apps/api/src/platform/database/connectDatabase.ts";
import { migrate } from "../apps/api/src/platform/database/migrate.ts";
import { sql } from "../apps/api/src/platform/database/sql.ts";
import { startPrivateServer } from "../apps/api/src/testing/startPrivateServer.ts";
import { importDataset } from "../data/import/importDataset.ts";
import { silentProgress } from "../data/import/progress.ts";
import { writeRandomFields } from "./randomFields.ts";

const polygons = 190_000;
const budgetRatio = 0.7;
const turns = 3;
const datasetId = "urn:dmp:ds:bench";

export async function benchImportFlatgeobuf(): Promise<{
  ratio: number;
  budgetRatio: number;
  line: string;
}> {
  const folder = mkdtempSync(join(tmpdir(), "mars-bench-"));
  const source = join(folder, "fields.fgb");
  const plain = join(folder, "fields.geojsonl");
  writeFileSync(plain, writeRandomFields(polygons));
  // GDAL writes the file, so that neither side reads what it has written itself.
  execFileSync("ogr2ogr", ["-f", "FlatGeobuf", "-a_srs", "EPSG:25832", source, plain], {
    stdio: "ignore",
  });
  const server = await startPrivateServer();
  const database = await connectDatabase({ url: server.url, statementTimeoutMs: 0 });
  try {
    await migrate(database, join(import.meta.dirname, "../apps/api/migrations"));
    await sql`insert into dataset_group (id, title_da, title_en) values ('b', 'b', 'b')`.execute(
      database.write,
    );
    await sql`insert into dataset (id, group_id, kind, title_da, title_en)
      values (${datasetId}, 'b', 'background', 'b', 'b')`.execute(database.write);
    const { hostname, port } = new URL(server.url);
    const target = `PG:host=${hostname} port=${port} user=postgres dbname=postgres`;
    const theirs: number[] = [];
    const ours: number[] = [];
    for (let turn = 0; turn < turns; turn++) {
      theirs.push(
        await seconds(async () => {
          execFileSync(
            "ogr2ogr",
            [
              "-f",
              "PostgreSQL",
              target,
              source,
              "-nln",
              "by_ogr",
              "-overwrite",
              "--config",
              "PG_USE_COPY",
              "YES",
            ],
            { stdio: "ignore" },
          );
        }),
      );
      ours.push(
        await seconds(async () => {
          const result = await importDataset(
            { database, url: server.url, progress: silentProgress },
            { datasetId, from: source },
          );
          if (!result.ok || result.value.loaded !== polygons)
            throw new Error(JSON.stringify(result));
        }),
      );
    }
    const ratio = median(ours) / median(theirs);
    const line = `import of ${polygons} polygons: ${median(ours).toFixed(2)} s, ogr2ogr ${median(theirs).toFixed(2)} s, ratio ${ratio.toFixed(2)} (budget ${budgetRatio})`;
    return { ratio, budgetRatio, line };
  } finally {
    await database.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

if (import.meta.main) {
  const { ratio, line } = await benchImportFlatgeobuf();
  process.stdout.write(`${line}\n`);
  process.exitCode = ratio <= budgetRatio ? 0 : 1;
}
