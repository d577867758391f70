import { OVER_STATUSES } from "@mars/domain/lifecycle/overStatuses";
import type { Queryable } from "../database/Database.ts";
import { sql } from "../database/sql.ts";

type Batch = { days: number; batchRows: number };
type Result = { numAffectedRows?: bigint };

const affected = ({ numAffectedRows }: Result): number => Number(numAffectedRows ?? 0);

export async function deleteOldMessages(
  database: Queryable,
  { days, batchRows }: Batch,
): Promise<number> {
  return affected(
    await sql`delete from message where id in (select id from message
      where at < now() - make_interval(days => ${days}) limit ${batchRows})`.execute(database),
  );
}

/** A mail that was never sent waits for as long; then no one needs it any more. */
export async function deleteOldMails(
  database: Queryable,
  { days, batchRows }: Batch,
): Promise<number> {
  return affected(
    await sql`delete from mail where id in (select id from mail
      where created_at < now() - make_interval(days => ${days}) limit ${batchRows})`.execute(
      database,
    ),
  );
}

/** Whom an invitation named is cleared as long after it was closed as its mail is kept. */
export async function clearOldInvitations(
  database: Queryable,
  { days, batchRows }: Batch,
): Promise<number> {
  return affected(
    await sql`update party_offer set to_name = null, to_email = null, token_hash = null
      where id in (select id from party_offer where to_email is not null
        and coalesce(answered_at, lapses_at) < now() - make_interval(days => ${days})
        limit ${batchRows})`.execute(database),
  );
}

export async function deleteOldEvents(
  database: Queryable,
  { days, batchRows }: Batch,
): Promise<number> {
  return affected(
    await sql`delete from event where id in (select id from event
      where at < now() - make_interval(days => ${days}) order by id limit ${batchRows})`.execute(
      database,
    ),
  );
}

export async function deleteOldDeletions(
  database: Queryable,
  { days, batchRows }: Batch,
): Promise<number> {
  return affected(
    await sql`delete from deleted_plan_item where id in (select id from deleted_plan_item
      where deleted_at < now() - make_interval(days => ${days}) limit ${batchRows})`.execute(
      database,
    ),
  );
}

/** Shown for half a minute; no one reads it after that. */
export async function deleteOldPresence(
  database: Queryable,
  { days, batchRows }: Batch,
): Promise<number> {
  return affected(
    await sql`delete from plan_presence where (plan_id, page) in (select plan_id, page from plan_presence
      where seen_at < now() - make_interval(days => ${days}) limit ${batchRows})`.execute(database),
  );
}

/** Who has not been here for so long becomes a bare id, unless a case of theirs is not over. What they
 * follow ends with it: no one would know whom the mails and calls are for. */
export async function forgetIdlePeople(
  database: Queryable,
  { days, batchRows }: Batch,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with forgotten as (
      update person set issuer = 'erased', subject = id::text, full_name = null,
        email = null, vat = null, organization_name = null, roles = '{}'
      where id in (select p.id from person p
        where p.last_seen_at < now() - make_interval(days => ${days}) and p.issuer <> 'erased'
          and not exists (select from project o where o.owner_person_id = p.id
            and o.status <> all(${OVER_STATUSES}::text[]))
        limit ${batchRows})
      returning id),
    unreminded as (delete from round_reminder where person_id in (select id from forgotten)),
    ended as (delete from subscription where person_id in (select id from forgotten))
    select count(*)::float8 as n from forgotten`.execute(database);
  return rows[0]!.n;
}

export async function countMessages(database: Queryable): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::float8 as n from message`.execute(
    database,
  );
  return rows[0]?.n ?? 0;
}

export async function countMails(database: Queryable): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::float8 as n from mail`.execute(
    database,
  );
  return rows[0]?.n ?? 0;
}

export async function countInvitations(database: Queryable): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::float8 as n from party_offer where to_email is not null`.execute(database);
  return rows[0]?.n ?? 0;
}

export async function countEvents(database: Queryable): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::float8 as n from event`.execute(
    database,
  );
  return rows[0]?.n ?? 0;
}

export async function countDeletions(database: Queryable): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::float8 as n from deleted_plan_item`.execute(database);
  return rows[0]?.n ?? 0;
}

export async function countPresence(database: Queryable): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::float8 as n from plan_presence`.execute(database);
  return rows[0]?.n ?? 0;
}

export async function countPeople(database: Queryable): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::float8 as n from person`.execute(
    database,
  );
  return rows[0]?.n ?? 0;
}
