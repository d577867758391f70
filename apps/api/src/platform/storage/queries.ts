import { sql } from "kysely";
import type { Queryable } from "../database/Database.ts";

export async function saveStorageUse(
  database: Queryable,
  kind: string,
  bytes: number,
): Promise<void> {
  await sql`
    insert into storage_use (kind, bytes) values (${kind}, ${bytes})
    on conflict (kind) do update set bytes = excluded.bytes, measured_at = clock_timestamp()
  `.execute(database);
}

export type StorageUse = { kind: string; bytes: number; measuredAt: Date };

export async function readStorageUse(database: Queryable): Promise<StorageUse[]> {
  const { rows } = await sql<StorageUse>`
    select kind, bytes, measured_at as "measuredAt" from storage_use
  `.execute(database);
  return rows;
}

/** The row that holds all that a caller has had of one kind since its window began. */
const ALL = "all";

export type CallerUse = { bytes: number; since: Date };

/** What one caller has had of a kind within the window, at all instances. */
export async function readCallerUse(
  database: Queryable,
  { kind, caller, since }: { kind: string; caller: string; since: Date },
): Promise<CallerUse | null> {
  const { rows } = await sql<CallerUse>`
    select amount as bytes, at as since from allowance_use
    where kind = ${kind} and caller = ${caller} and item = ${ALL} and at > ${since}
  `.execute(database);
  return rows[0] ?? null;
}

/** A window begins with the first bytes after the last one. */
export async function addCallerUse(
  database: Queryable,
  use: { kind: string; caller: string; since: Date; at: Date; bytes: number },
): Promise<void> {
  await sql`
    insert into allowance_use as had (kind, caller, item, amount, at)
    values (${use.kind}, ${use.caller}, ${ALL}, ${use.bytes}::float8, ${use.at})
    on conflict (kind, caller, item) do update set
      amount = excluded.amount + case when had.at > ${use.since} then had.amount else 0 end,
      at = case when had.at > ${use.since} then had.at else excluded.at end
  `.execute(database);
}
