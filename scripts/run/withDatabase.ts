import { resolve } from "node:path";
import { connectDatabase } from "../../apps/api/src/platform/database/connectDatabase.ts";
import type { Database } from "../../apps/api/src/platform/database/Database.ts";
import { startEmbeddedDatabase } from "../../apps/database/src/startEmbedded.ts";

/** Opens the database at DATABASE_URL, or the embedded one in DATA_DIR, for the work of a command. */
export async function withDatabase<T>(
  root: string,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const given = process.env.DATABASE_URL;
  const embedded = given
    ? null
    : await startEmbeddedDatabase({ dataDir: resolve(root, process.env.DATA_DIR || ".data") });
  try {
    // `DATABASE_URL=` means unset.
    const url = given || embedded?.url || "";
    const database = await connectDatabase({ url, poolSize: 2, statementTimeoutMs: 0 });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } finally {
    await embedded?.stop();
  }
}
