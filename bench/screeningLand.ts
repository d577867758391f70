/** The database that screening is measured on: one that is kept, or a private one for this run. */
import { join } from "node:path";
import { connectDatabase } from "../apps/api/src/platform/database/connectDatabase.ts";
import type { Database } from "../apps/api/src/platform/database/Database.ts";
import { migrate } from "../apps/api/src/platform/database/migrate.ts";
import { sql } from "../apps/api/src/platform/database/sql.ts";
import { startPrivateServer } from "../apps/api/src/testing/startPrivateServer.ts";
import { layerNames, makeLayers } from "./screeningLayers.ts";

export type Land = { database: Database; url: string; close: () => Promise<void> };

export async function openLand(scale: number, say: (line: string) => void): Promise<Land> {
  const given = process.env["BENCH_LAND"];
  const server = given === undefined ? await startPrivateServer() : null;
  const url = given ?? server!.url;
  const database = await connectDatabase({ url, statementTimeoutMs: 0 });
  await migrate(database, join(import.meta.dirname, "../apps/api/migrations"));
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from dataset
    where current_version_id is not null`.execute(database.read);
  if (rows[0]!.count < layerNames.length) {
    say(`making ${layerNames.length} layers at ${scale * 100} % of Denmark …`);
    await makeLayers(database, url, scale);
  }
  return {
    database,
    url,
    close: async () => {
      await database.close();
      await server?.stop();
    },
  };
}
