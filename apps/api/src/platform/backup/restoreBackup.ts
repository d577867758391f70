import { sql } from "kysely";
import { analyzeTables } from "../database/analyzeTables.ts";
import type { Database, Tx } from "../database/Database.ts";
import { migrate } from "../database/migrate.ts";
import { readMigrations } from "../database/readMigrations.ts";
import { BackupError } from "./BackupError.ts";
import type { BackupHeader, BackupTable } from "./BackupHeader.ts";
import * as queries from "./queries.ts";
import { readBackup, readBackupHeader } from "./readBackup.ts";

/**
 * Puts a backup into an empty database: makes the schema it was taken from, fills it in one
 * transaction and then continues to the newest schema, as any start does.
 */
export async function restoreBackup(
  database: Database,
  { from, migrationsFolder }: { from: string; migrationsFolder: string },
): Promise<Record<string, number>> {
  const header = await readBackupHeader(from);
  await refuseOtherRelease(header, migrationsFolder);
  if ((await queries.readTables(database.write)).length > 0)
    throw new BackupError(
      "The database is not empty. Restore into a new one (createdb, or another DATA_DIR), and change over when it is whole.",
    );
  // A damaged file is found before anything is written.
  const counts = await countRows(from);
  await migrate(database, migrationsFolder, { upTo: header.migrations.length });
  await database.write.transaction().execute((tx) => fill(tx, header, from));
  await migrate(database, migrationsFolder);
  await analyzeTables(database);
  return counts;
}

async function refuseOtherRelease(header: BackupHeader, folder: string): Promise<void> {
  const ours = await readMigrations(folder);
  if (header.migrations.length > ours.length)
    throw new BackupError(
      `The backup is of a newer release (${header.release}, schema ${header.migrations.length}) than this program (schema ${ours.length}); restore it with that release.`,
    );
  for (const { number, checksum } of header.migrations)
    if (ours[number - 1]?.checksum !== checksum)
      throw new BackupError(
        `The backup was made on another schema: migration ${number} differs from this program's.`,
      );
}

async function countRows(from: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let table = "";
  for await (const part of readBackup(from)) {
    if ("table" in part) counts[(table = part.table)] = 0;
    else counts[table] = (counts[table] ?? 0) + part.lines.length;
  }
  return counts;
}

async function fill(tx: Tx, header: BackupHeader, from: string): Promise<void> {
  const { partitions, sequences } = header;
  const tables = header.tables.filter(({ name }) => !queries.isLoadTable(name));
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local lock_timeout = 0`.execute(tx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
  await queries.setTriggers(tx, tables, "disable");
  const putReferencesBack = await queries.dropForeignKeys(tx);
  await queries.emptyTables(tx, tables);
  await queries.addPartitions(tx, partitions);
  let into: { name: string; columns: Awaited<ReturnType<typeof columnsOf>> } | null = null;
  for await (const part of readBackup(from)) {
    if ("table" in part) {
      into = null;
      if (queries.isLoadTable(part.table)) continue;
      const table = tables.find(({ name }) => name === part.table);
      if (!table)
        throw new BackupError(`${from} holds rows of ${part.table}, which it does not name.`);
      into = { name: table.name, columns: await columnsOf(tx, table) };
    } else if (into) await queries.insertRows(tx, into.name, into.columns, part.lines);
  }
  await queries.forgetLoading(tx);
  await putReferencesBack();
  await queries.setSequences(tx, sequences);
  await queries.setTriggers(tx, tables, "enable");
}

async function columnsOf(tx: Tx, table: BackupTable) {
  const columns = await queries.readColumnTypes(tx, table);
  if (columns.length !== table.columns.length)
    throw new BackupError(`The schema lacks columns of ${table.name} that the backup has.`);
  return columns;
}
