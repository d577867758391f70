import { sql } from "kysely";
import type { Queryable } from "../database/Database.ts";
import { ROW_BYTES } from "../storage/StoredKind.ts";

export type Ending = { key: string; endedAt: Date };

export async function insertEnding(
  database: Queryable,
  key: string,
  expiresAt: Date,
): Promise<void> {
  await sql`
    insert into ended_session (key, expires_at) values (${key}, ${expiresAt})
    on conflict (key) do update set ended_at = now(), expires_at = excluded.expires_at
  `.execute(database);
}

export async function readEndings(database: Queryable): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    select key, ended_at as "endedAt" from ended_session where expires_at > now()
  `.execute(database);
  return rows;
}

export async function deleteExpiredEndings(
  database: Queryable,
  batchRows: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ended_session where key in (
      select key from ended_session where expires_at <= now() limit ${batchRows})
  `.execute(database);
  return Number(numAffectedRows ?? 0);
}

export async function measureEndings(database: Queryable): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (count(*) * ${ROW_BYTES}::int)::float8 as bytes from ended_session
  `.execute(database);
  return rows[0]?.bytes ?? 0;
}
