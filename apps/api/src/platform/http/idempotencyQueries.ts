import { sql } from "kysely";
import type { Queryable } from "../database/Database.ts";

export type KeyOwner = { personKey: string; key: string };
export type StoredAnswer = { status: number; headers: Record<string, string>; body: string };
export type StoredRequest = {
  requestHash: string;
  answer: StoredAnswer | null;
  /** Seconds since somebody began to work on it. */
  ageSeconds: number;
};

/** True for exactly one of several callers that come at once. */
export async function claimKey(
  handle: Queryable,
  owner: KeyOwner,
  request: { method: string; path: string; hash: string },
): Promise<boolean> {
  const { rows } = await sql<{ key: string }>`
    insert into idempotency_key (person_key, key, method, path, request_hash)
    values (${owner.personKey}, ${owner.key}, ${request.method}, ${request.path}, ${request.hash})
    on conflict (person_key, key) do nothing
    returning key
  `.execute(handle);
  return rows.length === 1;
}

export async function readKey(handle: Queryable, owner: KeyOwner): Promise<StoredRequest | null> {
  const { rows } = await sql<{
    hash: string;
    status: number | null;
    headers: Record<string, string> | null;
    body: string | null;
    age: number;
  }>`
    select request_hash as hash, status, headers, body,
           extract(epoch from clock_timestamp() - created_at)::float8 as age
    from idempotency_key
    where person_key = ${owner.personKey} and key = ${owner.key}
  `.execute(handle);
  const row = rows[0];
  if (row === undefined) return null;
  const answer =
    row.status === null
      ? null
      : { status: row.status, headers: row.headers ?? {}, body: row.body ?? "" };
  return { requestHash: row.hash, answer, ageSeconds: row.age };
}

/** Takes the place of an instance that died while working; true for exactly one caller. */
export async function takeOverKey(
  handle: Queryable,
  owner: KeyOwner,
  deadAfterSeconds: number,
): Promise<boolean> {
  const { rows } = await sql<{ key: string }>`
    update idempotency_key set created_at = clock_timestamp()
    where person_key = ${owner.personKey} and key = ${owner.key} and status is null
      and created_at < clock_timestamp() - make_interval(secs => ${deadAfterSeconds})
    returning key
  `.execute(handle);
  return rows.length === 1;
}

export async function saveAnswer(
  handle: Queryable,
  owner: KeyOwner,
  answer: StoredAnswer,
): Promise<void> {
  await sql`
    update idempotency_key
    set status = ${answer.status}, headers = ${JSON.stringify(answer.headers)}::jsonb,
        body = ${answer.body}
    where person_key = ${owner.personKey} and key = ${owner.key}
  `.execute(handle);
}

export async function releaseKey(handle: Queryable, owner: KeyOwner): Promise<void> {
  await sql`
    delete from idempotency_key
    where person_key = ${owner.personKey} and key = ${owner.key} and status is null
  `.execute(handle);
}

export async function deleteOldKeys(handle: Queryable, olderThanHours: number): Promise<void> {
  await sql`
    delete from idempotency_key
    where created_at < now() - make_interval(hours => ${olderThanHours})
  `.execute(handle);
}
