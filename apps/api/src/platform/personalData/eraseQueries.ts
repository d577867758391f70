import type { Tx } from "../database/Database.ts";
import { sql } from "../database/sql.ts";

/** Statements of an erasure, by what they do; each answers how many rows it touched. */
export type Erasure = Readonly<Record<string, number>>;

/** Runs in one transaction with the entry that it was done. */
export async function erasePeopleRows(
  tx: Tx,
  ids: readonly string[],
  drafts: readonly string[],
): Promise<Erasure> {
  return {
    drafts: await deleteDrafts(tx, drafts),
    eventsOfDeletedDrafts: await count(
      sql`delete from event where topic = 'project'
        and (payload -> 'deleted' ->> 'owner_person_id' = any(${ids}::text[])
          or payload -> 'deleted' ->> 'delegate_person_id' = any(${ids}::text[]))`.execute(tx),
    ),
    messages: await count(
      sql`delete from message where person_id = any(${ids}::uuid[])`.execute(tx),
    ),
    messageSettings: await count(
      sql`delete from message_setting where person_id = any(${ids}::uuid[])`.execute(tx),
    ),
    mails: await count(
      sql`delete from mail where person_id = any(${ids}::uuid[]) or to_address in (
        select lower(email) from person where id = any(${ids}::uuid[]))`.execute(tx),
    ),
    invitations: await count(
      sql`update party_offer set to_name = null, to_email = null, token_hash = null
        where to_email is not null and (to_person_id = any(${ids}::uuid[]) or to_email in (
          select lower(email) from person where id = any(${ids}::uuid[])))`.execute(tx),
    ),
    savedFilters: await count(
      sql`delete from saved_filter where person_id = any(${ids}::uuid[])`.execute(tx),
    ),
    savedAreas: await count(
      sql`delete from saved_area where person_id = any(${ids}::uuid[])`.execute(tx),
    ),
    roundReminders: await count(
      sql`delete from round_reminder where person_id = any(${ids}::uuid[])`.execute(tx),
    ),
    subscriptions: await count(
      sql`delete from subscription where person_id = any(${ids}::uuid[])`.execute(tx),
    ),
    presence: await count(
      sql`delete from plan_presence where person_id = any(${ids}::uuid[])`.execute(tx),
    ),
    recordsOfUse: await count(
      sql`delete from track_event where person_id = any(${ids}::uuid[])`.execute(tx),
    ),
    keptAnswers: await count(
      sql`delete from idempotency_key where person_key = any(${ids}::text[])`.execute(tx),
    ),
    allowances: await count(
      sql`delete from allowance_use
        where caller = any(${ids.map((id) => `person:${id}`)}::text[])`.execute(tx),
    ),
    people: await count(
      sql`update person set issuer = 'erased', subject = id::text, full_name = null, email = null,
        vat = null, organization_name = null, roles = '{}'
        where id = any(${ids}::uuid[])`.execute(tx),
    ),
  };
}

/** As deleting a draft does, with its log: nothing of it has been decided upon. */
async function deleteDrafts(tx: Tx, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ ids: string[] }>`
    select coalesce(array_agg(distinct geo_location_id), '{}') as ids from (
      select geo_location_id from project where id = any(${ids}::uuid[])
      union select geo_location_id from project_history where project_id = any(${ids}::uuid[])
      union select geo_location_id from supplementary_geometry where project_id = any(${ids}::uuid[])
    ) used where geo_location_id is not null
  `.execute(tx);
  const deleted = await count(sql`delete from project where id = any(${ids}::uuid[])`.execute(tx));
  await sql`delete from geo_location where id = any(${rows[0]!.ids}::uuid[])`.execute(tx);
  await sql`delete from revision_entry where entity = 'project' and entity_id = any(${ids}::text[])`.execute(
    tx,
  );
  await sql`delete from event where topic = 'project' and entity_id = any(${ids}::text[])`.execute(
    tx,
  );
  return deleted;
}

/** That it was done, by id and number alone. */
export async function recordErasure(tx: Tx, id: string, erasure: Erasure, at: Date): Promise<void> {
  const changes = Object.entries(erasure).map(([field, rows]) => ({ field, from: rows, to: null }));
  await sql`
    insert into revision_entry (entity, entity_id, action, at, last_at, changes)
    values ('person', ${id}, 'erased', ${at}, ${at}, ${JSON.stringify(changes)}::jsonb)
  `.execute(tx);
}

async function count(result: Promise<{ numAffectedRows?: bigint }>): Promise<number> {
  return Number((await result).numAffectedRows ?? 0);
}
