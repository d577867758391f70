import { sql } from "kysely";
import type { Queryable } from "../../platform/database/Database.ts";
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
