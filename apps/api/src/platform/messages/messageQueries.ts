import { LEADING_TO_LIST } from "@mars/domain/messages/leadsToList";
import type { Delivery, MessageKind } from "@mars/domain/messages/messageKinds";
import type { Language } from "@mars/wording/language/languages";
import type { Queryable, Tx } from "../database/Database.ts";
import { sql } from "../database/sql.ts";
import { isParty, PERSON } from "../parties/partyQueries.ts";

export type Reader = {
  id: string;
  name: string | null;
  email: string | null;
  deliveries: Partial<Record<string, Delivery>>;
  language: Language;
  token: string;
};

/** Whom to tell, with how they want to hear of it; whoever has never chosen gets a row of their own. */
export async function readReaders(tx: Tx, ids: readonly string[]): Promise<readonly Reader[]> {
  if (ids.length === 0) return [];
  await sql`
    insert into message_setting (person_id) select id from person where id = any(${ids}::uuid[])
    on conflict (person_id) do nothing
  `.execute(tx);
  const { rows } = await sql<Reader>`
    select person.id, person.full_name as name, person.email, setting.deliveries, setting.language,
      setting.unsubscribe_token as token
    from person join message_setting setting on setting.person_id = person.id
    where person.id = any(${ids}::uuid[])
  `.execute(tx);
  return rows;
}

export type NewMessage = {
  personId: string;
  projectId: string | null;
  /** As it is now: later names are not told to whoever has no part any more. */
  projectName: string | null;
  senderId: string | null;
  kind: MessageKind;
  code: string;
  figures: Readonly<Record<string, string | number>>;
  at: Date;
  isGathered: boolean;
  onceKey: string | null;
};

/** False where the same was told before. */
export async function insertMessage(tx: Tx, one: NewMessage): Promise<boolean> {
  const { rows } = await sql`
    insert into message (person_id, project_id, project_name, sender_id, kind, code, figures, at,
      is_gathered, once_key)
    values (${one.personId}, ${one.projectId}, ${one.projectName}, ${one.senderId}, ${one.kind}, ${one.code},
      ${JSON.stringify(one.figures)}::jsonb, ${one.at}, ${one.isGathered}, ${one.onceKey})
    on conflict (person_id, once_key) where once_key is not null do nothing
    returning id
  `.execute(tx);
  return rows.length > 0;
}

type Told = { personIds: readonly string[]; onceKey: string };

/** What is told once, to those who have not been told yet: it is found again every few seconds. */
export async function leaveOutTold<T extends Told>(
  database: Queryable,
  notifications: readonly T[],
): Promise<readonly T[]> {
  const pairs = notifications.flatMap(({ personIds, onceKey }) =>
    personIds.map((personId) => ({ personId, onceKey })),
  );
  if (pairs.length === 0) return [];
  const { rows } = await sql<{ personId: string; onceKey: string }>`
    select person_id as "personId", once_key as "onceKey"
    from unnest(${pairs.map(({ personId }) => personId)}::uuid[],
      ${pairs.map(({ onceKey }) => onceKey)}::text[]) due (person_id, once_key)
    where not exists (select from message
      where message.person_id = due.person_id and message.once_key = due.once_key)
  `.execute(database);
  const left = Map.groupBy(rows, ({ onceKey }) => onceKey);
  return notifications.flatMap((one) => {
    const untold = new Set(left.get(one.onceKey)?.map(({ personId }) => personId));
    const personIds = one.personIds.filter((id) => untold.has(id));
    return personIds.length > 0 ? [{ ...one, personIds }] : [];
  });
}

export type NewMail = {
  /** Null: to an address that someone was invited at. */
  personId: string | null;
  to: string;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl: string | null;
  at: Date;
};

export async function insertMail(tx: Tx, mail: NewMail): Promise<void> {
  await sql`
    insert into mail (person_id, to_address, subject, body_text, body_html, unsubscribe_url,
      created_at, next_attempt_at)
    values (${mail.personId}, ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html},
      ${mail.unsubscribeUrl}, ${mail.at}, ${mail.at})
  `.execute(tx);
}

export async function readProjectName(tx: Queryable, id: string | null): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`select name from project where id = ${id}`.execute(
    tx,
  );
  return rows[0]?.name ?? null;
}

/** The name under which someone last heard of a project. */
export async function readToldName(
  tx: Tx,
  personId: string,
  projectId: string | null,
): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select project_name as name from message
    where person_id = ${personId} and project_id = ${projectId} order by at desc, id limit 1
  `.execute(tx);
  return rows[0]?.name ?? null;
}

/** Messages that one person's acts have left for another, mailed or not. */
export async function countSent(
  tx: Tx,
  { senderId, personId, since }: { senderId: string; personId: string; since: Date },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from message
    where sender_id = ${senderId} and person_id = ${personId} and at > ${since}
  `.execute(tx);
  return rows[0]!.n;
}

export type GatheredRow = {
  projectId: string | null;
  projectName: string | null;
  kind: MessageKind;
  code: string;
  figures: Record<string, string | number>;
};

/** Those for whom something waits for the mail of the day. */
export async function readGathering(database: Queryable, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct person_id as id from message where is_gathered and at < ${before}
  `.execute(database);
  return rows.map(({ id }) => id);
}

/** Takes what waits for someone's mail of the day; whoever takes it writes the mail in the same transaction.
 * Of a project that was closed to someone meanwhile, no more is mailed than that. */
export async function takeGathered(
  tx: Tx,
  personId: string,
  before: Date,
): Promise<readonly GatheredRow[]> {
  const { rows } = await sql<GatheredRow>`
    with taken as (
      update message set is_gathered = false where person_id = ${personId} and is_gathered
        and at < ${before}
      returning person_id, project_id, project_name, kind, code, figures, at, read_at)
    select taken.project_id as "projectId", taken.project_name as "projectName",
      taken.kind, taken.code, taken.figures
    from taken
    join person on person.id = taken.person_id
    left join project p on p.id = taken.project_id
    where taken.read_at is null and (p.id is null or taken.code = any(${LEADING_TO_LIST})
      or person.id = p.assignee_person_id or ${isParty(PERSON)})
    order by taken.at
  `.execute(tx);
  return rows;
}
