import { once } from "node:events";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sql } from "kysely";
import type { Database, Tx } from "../database/Database.ts";
import { BackupError } from "./BackupError.ts";
import { BACKUP_FORMAT, type BackupHeader } from "./BackupHeader.ts";
import * as queries from "./queries.ts";

export type BackupCounts = Record<string, number>;

/**
 * Writes everything as of one moment, as compressed lines of JSON that either engine can read back.
 * Others continue working on a server; on the embedded engine they wait until it is done.
 */
export async function writeBackup(
  database: Database,
  { to, release, now }: { to: Writable; release: string; now: Date },
): Promise<BackupCounts> {
  const counts: BackupCounts = {};
  // Not `database.transaction`: what has been written to the file cannot be done again.
  await database.write
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      const header = await headerOf(tx, release, now);
      await pipeline(Readable.from(linesOf(tx, header, counts)), createGzip({ level: 6 }), to);
    });
  if (!to.closed) await once(to, "close");
  return counts;
}

async function headerOf(tx: Tx, release: string, now: Date): Promise<BackupHeader> {
  const migrations = await queries.readMigrationsOf(tx);
  if (migrations.length === 0)
    throw new BackupError("This database holds nothing of MARS; is DATABASE_URL the right one?");
  return {
    format: BACKUP_FORMAT,
    release,
    madeAt: now.toISOString(),
    migrations,
    partitions: await queries.readPartitions(tx),
    sequences: await queries.readSequences(tx),
    tables: (await queries.readTables(tx)).filter(({ name }) => !queries.isLoadTable(name)),
  };
}

async function* linesOf(tx: Tx, header: BackupHeader, counts: BackupCounts) {
  yield `${JSON.stringify(header)}\n`;
  for (const table of header.tables) {
    yield `${JSON.stringify({ table: table.name })}\n`;
    let count = 0;
    for await (const lines of queries.readRows(tx, table)) {
      count += lines.length;
      yield `${lines.map(onOneLine).join("\n")}\n`;
    }
    counts[table.name] = count;
  }
  yield `${JSON.stringify({ end: true, counts })}\n`;
}

/** PostgreSQL puts line breaks of its own into lists; those of the values are escaped. */
function onOneLine(json: string): string {
  return json.replaceAll("\n", " ");
}
