import { join } from "node:path";
import { connectDatabase } from "../../apps/api/src/platform/database/connectDatabase.ts";
import type { Database } from "../../apps/api/src/platform/database/Database.ts";
import { migrate } from "../../apps/api/src/platform/database/migrate.ts";
import { sql } from "../../apps/api/src/platform/database/sql.ts";
import { syncReferenceData } from "../../apps/api/src/platform/reference/loadReference.ts";
import { startupFailure } from "../../apps/api/src/startupFailure.ts";
import { loadDemo } from "../../data/demo/loadDemo.ts";
import { StartProblem } from "./StartProblem.ts";

type Say = (line: string) => void;
/** Demo people are known by the issuer of their tokens, which holds the address. */
type Demo = { identityIssuer: string; contentSeed?: number };

// Any number that nothing else in this database locks.
const DEMO_LOCK = 7_242_002;

/** Migrates the database at the address, brings its facts up to date and, where wished, adds demo data. */
export async function prepareDatabase(
  root: string,
  url: string,
  options: { demo: Demo | null; say: Say },
): Promise<void> {
  const database = await connect(url);
  try {
    const applied = await migrate(database, join(root, "apps", "api", "migrations"));
    if (applied.length > 0) options.say(`${applied.length} migrations applied`);
    const report = await syncReferenceData(database);
    if (report !== null) options.say(`reference facts: ${report.changes.length} changes`);
    if (options.demo) await loadOnce(database, url, options.demo, options.say);
  } finally {
    await database.close();
  }
}

async function connect(url: string): Promise<Database> {
  try {
    return await connectDatabase({ url, poolSize: 2, statementTimeoutMs: 0 });
  } catch (error) {
    throw new StartProblem(startupFailure(error));
  }
}

async function loadOnce(database: Database, url: string, demo: Demo, log: Say): Promise<void> {
  if (database.engine === "embedded") {
    await loadDemo(url, { ...demo, log });
    return;
  }
  // Instances that start together would each find the database empty.
  await database.transaction(async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(${DEMO_LOCK}::bigint)`.execute(tx);
    await loadDemo(url, { ...demo, log });
  });
}
