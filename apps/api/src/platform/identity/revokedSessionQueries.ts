import { sql } from "kysely";
import type { Queryable } from "../database/Database.ts";
import { ROW_BYTES } from "../storage/RetentionPolicy.ts";

export type Revocation = { key: string; endedAt: Date; expiresAt: Date };

export async function insertRevocation(
  database: Queryable,
  key: string,
  expiresAt: Date,
  endedAt: Date | null = null,
): Promise<void> {
  await sql`
    insert into ended_session (key, expires_at, ended_at)
    values (${key}, ${expiresAt}, coalesce(${endedAt}::timestamptz, now()))
    on conflict (key) do update set expires_at = excluded.expires_at,
      ended_at = greatest(ended_session.ended_at, excluded.ended_at), recorded_at = now()
  `.execute(database);
}

/** Whether this is the first time: of two that come at once, one is told so. */
export async function insertSeen(
  database: Queryable,
  key: string,
  expiresAt: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into ended_session (key, expires_at) values (${key}, ${expiresAt})
    on conflict (key) do nothing
  `.execute(database);
  return Number(numAffectedRows ?? 0) > 0;
}

/** Those recorded within so many seconds; null for all. */
export async function readRevocations(
  database: Queryable,
  withinSeconds: number | null,
): Promise<Revocation[]> {
  const isRecent =
    withinSeconds === null
      ? sql`true`
      : sql`recorded_at > now() - make_interval(secs => ${withinSeconds}::float8)`;
  const { rows } = await sql<Revocation>`
    select key, ended_at as "endedAt", expires_at as "expiresAt" from ended_session
    where ${isRecent} and expires_at > now() and not starts_with(key, 'logout:')
  `.execute(database);
  return rows;
}

export async function deleteExpiredRevocations(
  database: Queryable,
  batchRows: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ended_session where key in (
      select key from ended_session where expires_at <= now() limit ${batchRows})
  `.execute(database);
  return Number(numAffectedRows ?? 0);
}

export async function measureRevocations(database: Queryable): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (count(*) * ${ROW_BYTES}::int)::float8 as bytes from ended_session
  `.execute(database);
  return rows[0]?.bytes ?? 0;
}
