import type { Language } from "@mars/domain/languages";
import type { Message } from "@mars/contracts/messages/messages";
import { STATUSES_WHERE } from "@mars/domain/rights/rightsTable";
import { sql } from "kysely";
import type { Queryable, Tx } from "../../platform/database/Database.ts";
import { CURSOR_NOW, cursorAfter, isSettledSince } from "../../platform/history/eventQueries.ts";
import { isParty, whoIs } from "../../platform/parties/partyQueries.ts";

type Reader = { personId: string; vat: string | null; isCaseworker: boolean };

/** Whether someone has a part in project `p`: as owner, delegate or caseworker. */
const hasPart = ({ personId, vat, isCaseworker }: Reader) => sql<boolean>`
  (${isParty(whoIs(personId, vat))}
    or ${isCaseworker} and p.status = any(${STATUSES_WHERE.applied}::text[]))`;

export type MessageRow = Omit<Message, "at" | "isRead" | "project"> & {
  at: Date;
  exactAt: string;
  readAt: Date | null;
  projectId: string | null;
  projectName: string | null;
  mayOpen: boolean;
};

export async function readMessages(
  database: Queryable,
  reader: Reader,
  page: {
    kind: string | undefined;
    unread: boolean | undefined;
    before: readonly [at: string, id: string] | null;
    limit: number;
  },
): Promise<readonly MessageRow[]> {
  const earlier = page.before
    ? sql`and (m.at, m.id) < (${page.before[0]}::timestamptz, ${page.before[1]}::uuid)`
    : sql``;
  const ofKind = page.kind === undefined ? sql`` : sql`and m.kind = ${page.kind}`;
  const unread = page.unread === undefined ? sql`` : sql`and (m.read_at is null) = ${page.unread}`;
  const { rows } = await sql<MessageRow>`
    select m.id, m.kind, m.code, m.figures, m.at, m.at::text as "exactAt", m.read_at as "readAt",
      p.id as "projectId", m.project_name as "projectName",
      coalesce(${hasPart(reader)}, false) as "mayOpen"
    from message m left join project p on p.id = m.project_id
    where m.person_id = ${reader.personId} ${earlier} ${ofKind} ${unread}
    order by m.at desc, m.id desc limit ${page.limit}
  `.execute(database);
  return rows;
}

export async function countUnread(database: Queryable, personId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from message where person_id = ${personId} and read_at is null
  `.execute(database);
  return rows[0]!.n;
}

export async function markMessagesRead(
  tx: Tx,
  personId: string,
  ids: readonly string[] | null,
  at: Date,
): Promise<void> {
  const which = ids === null ? sql`true` : sql`id = any(${ids}::uuid[])`;
  await sql`
    update message set read_at = ${at} where person_id = ${personId} and read_at is null and ${which}
  `.execute(tx);
}

export type Watched = { last: number; changed: string[] };

/** Whoever is further behind hears of the rest the next times. */
const EVENTS_AT_ONCE = 2000;

/**
 * Projects that changed since a cursor, of those the person has a part in, or had when it was deleted.
 * A transaction is told whole, so that the cursor can lie between two of them.
 */
export async function readChanged(
  database: Queryable,
  reader: Reader,
  after: number | null,
): Promise<Watched> {
  const isNew = after === null ? sql`false` : isSettledSince(after);
  const { rows } = await sql<Watched>`
    with seen as (
      select e.transaction_id, e.entity_id, e.payload from event e
      where e.topic = 'project' and ${isNew}
      order by e.transaction_id fetch first ${sql.lit(EVENTS_AT_ONCE)} rows with ties)
    select case when (select count(*) from seen) < ${EVENTS_AT_ONCE} then ${CURSOR_NOW}
        else (select ${cursorAfter(sql`transaction_id`)} from seen order by transaction_id desc limit 1)
        end as last,
      array(
        select p.id::text from seen join project p on p.id::text = seen.entity_id
        where ${hasPart(reader)}
        union
        select p.id::text from seen, jsonb_populate_record(null::project, seen.payload->'deleted') p
        where ${hasPart(reader)}) as changed
  `.execute(database);
  return rows[0]!;
}

export type SettingRow = { deliveries: Record<string, string>; language: Language };

export async function readSetting(
  database: Queryable,
  personId: string,
): Promise<SettingRow | undefined> {
  const { rows } = await sql<SettingRow>`
    select deliveries, language from message_setting where person_id = ${personId}
  `.execute(database);
  return rows[0];
}

export async function saveSetting(
  tx: Tx,
  personId: string,
  { deliveries, language }: SettingRow,
): Promise<void> {
  await sql`
    insert into message_setting (person_id, deliveries, language)
    values (${personId}, ${JSON.stringify(deliveries)}::jsonb, ${language})
    on conflict (person_id) do update set deliveries = excluded.deliveries, language = excluded.language
  `.execute(tx);
}

/** By the token of a mail; undefined where no one has it. */
export async function lockSettingOfToken(
  tx: Tx,
  token: string,
): Promise<(SettingRow & { personId: string }) | undefined> {
  const { rows } = await sql<SettingRow & { personId: string }>`
    select person_id as "personId", deliveries, language from message_setting
    where unsubscribe_token = ${token} for update
  `.execute(tx);
  return rows[0];
}
