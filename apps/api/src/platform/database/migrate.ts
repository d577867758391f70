import { sql } from "kysely";
import type { Database, Queryable, Tx } from "./Database.ts";
import {
  ChangedMigrationError,
  NewerDatabaseError,
  WrongEncodingError,
} from "./migrationErrors.ts";
import { readMigrations, type Migration } from "./readMigrations.ts";

type Applied = { number: number; name: string; checksum: string };

// Any number will do, as long as nothing else in this database locks it.
const lockNumber = 7_242_001;

/**
 * Brings the database up to the folder's last migration and returns the numbers applied now.
 * Several instances may call it at once: each step waits for the lock, then looks again.
 */
export async function migrate(
  database: Database,
  folder: string,
  { upTo = Infinity }: { upTo?: number } = {},
): Promise<number[]> {
  const migrations = await readMigrations(folder, upTo);
  await ensureEncoding(database.write);
  const done: number[] = [];
  for (;;) {
    const number = await database.transaction((tx) => applyNext(tx, migrations));
    if (number === null) return done;
    done.push(number);
  }
}

/** The migrations that are still to be applied; an error where {@link migrate} would refuse. */
export async function pendingMigrations(
  database: Queryable,
  folder: string,
): Promise<readonly Migration[]> {
  return pending(await readMigrations(folder), await readApplied(database));
}

async function ensureEncoding(database: Queryable): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`
    select current_setting('server_encoding') as encoding`.execute(database);
  const encoding = rows[0]?.encoding ?? "an unknown way";
  if (encoding !== "UTF8") throw new WrongEncodingError(encoding);
}

async function applyNext(tx: Tx, migrations: readonly Migration[]): Promise<number | null> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local lock_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${lockNumber}::bigint)`.execute(tx);
  await sql`create table if not exists schema_migration (
    number integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`.execute(tx);
  const next = pending(migrations, await readApplied(tx))[0];
  if (!next) return null;
  await sql.raw(next.sql).execute(tx);
  await sql`insert into schema_migration (number, name, checksum)
    values (${next.number}, ${next.name}, ${next.checksum})`.execute(tx);
  return next.number;
}

function pending(migrations: readonly Migration[], applied: readonly Applied[]) {
  for (const { number, name, checksum } of applied) {
    const ours = migrations[number - 1];
    if (!ours) throw new NewerDatabaseError(applied.at(-1)?.number ?? number, migrations.length);
    if (ours.checksum !== checksum) throw new ChangedMigrationError(number, name);
  }
  return migrations.slice(applied.length);
}

async function readApplied(database: Queryable): Promise<Applied[]> {
  const exists = await sql<{ exists: boolean }>`
    select to_regclass('schema_migration') is not null as exists`.execute(database);
  if (!exists.rows[0]?.exists) return [];
  const { rows } = await sql<Applied>`
    select number, name, checksum from schema_migration order by number`.execute(database);
  return rows;
}
