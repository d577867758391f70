import { sql } from "kysely";
import type { Queryable } from "../../platform/database/Database.ts";
import { ROW_BYTES } from "../../platform/storage/RetentionPolicy.ts";
import type { TrackEvent } from "./trackingOf.ts";

export type KnownOrganization = { name: string; kind: string };

export async function readOrganization(
  database: Queryable,
  vat: string,
): Promise<KnownOrganization | null> {
  const { rows } = await sql<KnownOrganization>`
    select name, kind from organization where vat = ${vat}
  `.execute(database);
  return rows[0] ?? null;
}

export async function saveTrackEvent(database: Queryable, event: TrackEvent): Promise<void> {
  await sql`
    insert into track_event (kind, feature, session_id, local_id, person_id, payload)
    values (${event.kind}, ${event.feature}, ${event.sessionId}, ${event.localId},
            ${event.personId}, ${JSON.stringify(event.payload)}::jsonb)
  `.execute(database);
}

export async function touchPerson(database: Queryable, personId: string): Promise<void> {
  await sql`update person set last_seen_at = now() where id = ${personId}`.execute(database);
}

export async function deleteOldTracking(
  database: Queryable,
  olderThanDays: number,
  batchRows: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from track_event where id in (
      select id from track_event
      where occurred_at < now() - make_interval(days => ${olderThanDays}) limit ${batchRows})
  `.execute(database);
  return Number(numAffectedRows ?? 0);
}

export async function measureTracking(database: Queryable): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(${ROW_BYTES}::int + pg_column_size(payload)), 0)::float8 as bytes
    from track_event
  `.execute(database);
  return rows[0]?.bytes ?? 0;
}

/** The oldest, up to so many bytes; answers the bytes. */
export async function deleteOldestTracking(database: Queryable, bytes: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    with aged as (
      select id, ${ROW_BYTES}::int + pg_column_size(payload) as bytes,
        sum(${ROW_BYTES}::int + pg_column_size(payload)) over (order by id) as so_far
      from track_event),
    gone as (
      delete from track_event t using aged
      where t.id = aged.id and aged.so_far - aged.bytes < ${bytes}
      returning aged.bytes)
    select coalesce(sum(bytes), 0)::float8 as bytes from gone
  `.execute(database);
  return rows[0]?.bytes ?? 0;
}
