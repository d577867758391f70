import { sql } from "kysely";
import type { Queryable } from "../../database/Database.ts";
import { ROW_BYTES } from "../../storage/RetentionPolicy.ts";

/** The owner of keys that come without sign-in. */
export const ANONYMOUS = "anonymous";

export type KeyOwner = { personKey: string; key: string };
/**
 * Who works on a key, and since when. Only the newest claim may answer: a request that was taken for
 * dead and continues after all must not do its work a second time.
 */
export type KeyClaim = KeyOwner & { claimedAt: string };
export type StoredAnswer = { status: number; headers: Record<string, string>; body: string };
export type StoredRequest = {
  requestHash: string;
  answer: StoredAnswer | null;
  /** Seconds since someone began to work on it. */
  ageSeconds: number;
};

/** The claim for exactly one of several callers that come at once, null for the others. */
export async function claimKey(
  handle: Queryable,
  owner: KeyOwner,
  request: { method: string; path: string; hash: string },
): Promise<KeyClaim | null> {
  const { rows } = await sql<{ claimedAt: string }>`
    insert into idempotency_key (person_key, key, method, path, request_hash)
    values (${owner.personKey}, ${owner.key}, ${request.method}, ${request.path}, ${request.hash})
    on conflict (person_key, key) do nothing
    returning created_at::text as "claimedAt"
  `.execute(handle);
  return rows[0] ? { ...owner, ...rows[0] } : null;
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

/** Takes the place of an instance that died while working; the claim for exactly one caller. */
export async function takeOverKey(
  handle: Queryable,
  owner: KeyOwner,
  deadAfterSeconds: number,
): Promise<KeyClaim | null> {
  const { rows } = await sql<{ claimedAt: string }>`
    update idempotency_key set created_at = clock_timestamp()
    where person_key = ${owner.personKey} and key = ${owner.key} and status is null
      and created_at < clock_timestamp() - make_interval(secs => ${deadAfterSeconds})
    returning created_at::text as "claimedAt"
  `.execute(handle);
  return rows[0] ? { ...owner, ...rows[0] } : null;
}

/** False where another request has taken the key over. */
export async function saveAnswer(
  handle: Queryable,
  claim: KeyClaim,
  answer: StoredAnswer,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update idempotency_key
    set status = ${answer.status}, headers = ${JSON.stringify(answer.headers)}::jsonb,
        body = ${answer.body}
    where person_key = ${claim.personKey} and key = ${claim.key}
      and created_at = ${claim.claimedAt}::timestamptz
  `.execute(handle);
  return numAffectedRows === 1n;
}

export async function releaseKey(handle: Queryable, claim: KeyClaim): Promise<void> {
  await sql`
    delete from idempotency_key
    where person_key = ${claim.personKey} and key = ${claim.key} and status is null
      and created_at = ${claim.claimedAt}::timestamptz
  `.execute(handle);
}

/** One batch of those that are over; answers how many there were. */
export async function deleteOldKeys(
  handle: Queryable,
  olderThanHours: number,
  batchRows: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from idempotency_key where ctid in (
      select ctid from idempotency_key
      where created_at < now() - make_interval(hours => ${olderThanHours}) limit ${batchRows})
  `.execute(handle);
  return Number(numAffectedRows ?? 0);
}

export async function measureKeys(handle: Queryable): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(${ROW_BYTES}::int + coalesce(pg_column_size(body), 0)), 0)::float8 as bytes
    from idempotency_key
  `.execute(handle);
  return rows[0]?.bytes ?? 0;
}

/** The oldest of callers without sign-in, up to so many bytes; answers the bytes. */
export async function deleteSparedKeys(handle: Queryable, bytes: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    with aged as (
      select person_key, key, ${ROW_BYTES}::int + coalesce(pg_column_size(body), 0) as bytes,
        sum(${ROW_BYTES}::int + coalesce(pg_column_size(body), 0))
          over (order by created_at, key) as so_far
      from idempotency_key
      -- A request that is being worked on keeps its key.
      where person_key like ${`${ANONYMOUS}%`} and status is not null),
    gone as (
      delete from idempotency_key k using aged
      where k.person_key = aged.person_key and k.key = aged.key
        and aged.so_far - aged.bytes < ${bytes}
      returning aged.bytes)
    select coalesce(sum(bytes), 0)::float8 as bytes from gone
  `.execute(handle);
  return rows[0]?.bytes ?? 0;
}
