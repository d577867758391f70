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
