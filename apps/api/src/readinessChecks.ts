import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Check } from "./features/health/readinessCheck.ts";
import type { Database } from "./platform/database/Database.ts";
import { pendingMigrations } from "./platform/database/migrate.ts";
import type { Authority } from "./platform/identity/Authority.ts";

export const migrationsFolder = join(import.meta.dirname, "../migrations");

export function databaseCheck(database: Database): Check {
  return {
    name: "database",
    async probe() {
      await sql`select 1`.execute(database.write);
      if (database.read !== database.write) await sql`select 1`.execute(database.read);
    },
  };
}

export function migrationsCheck(database: Database): Check {
  return {
    name: "migrations",
    async probe() {
      const pending = await pendingMigrations(database.write, migrationsFolder);
      if (pending.length > 0) throw new Error(`${pending.length} migrations are pending`);
    },
  };
}

/** Tokens and deadlines are judged by our clock, history is written by the database's. */
export function clockCheck(database: Database, mostSeconds: number): Check {
  return {
    name: "clock",
    async probe() {
      const beforeMs = Date.now();
      const { rows } = await sql<{ ms: number }>`
        select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms
      `.execute(database.write);
      const offMs = Math.max(beforeMs - rows[0]!.ms, rows[0]!.ms - Date.now());
      if (offMs > mostSeconds * 1000) throw new Error("the clock is not the database's");
    },
  };
}

/** Below this PostgreSQL and uploads fail soon; a log line more makes no difference. */
const leastFreeBytes = 64 * 1024 * 1024;

/** Our own disk, and the database's as far as it has complained of late. */
export function diskCheck(folder: string, hasBeenFull: () => boolean): Check {
  return {
    name: "disk",
    async probe() {
      if (hasBeenFull()) throw new Error("something could not be stored");
      const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 1, bsize: Infinity }));
      if (bavail * bsize < leastFreeBytes) throw new Error("the disk is full");
    },
  };
}

export function authorityCheck(authority: Authority): Check {
  return { name: "identity", probe: () => authority.ping() };
}
