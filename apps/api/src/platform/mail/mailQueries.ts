import { retryMinutes } from "@mars/domain/messages/messageKinds";
import type { Database, Queryable } from "../database/Database.ts";
import { sql } from "../database/sql.ts";
import type { Letter } from "./MailTransport.ts";

export type DueMail = Letter & { attempts: number };

export async function readDueMails(
  database: Queryable,
  now: Date,
  limit: number,
): Promise<readonly DueMail[]> {
  const { rows } = await sql<DueMail>`
    select id, to_address as "to", subject, body_text as text, body_html as html,
      unsubscribe_url as "unsubscribeUrl", attempts
    from mail where sent_at is null and next_attempt_at <= ${now}
    order by next_attempt_at, id limit ${limit}
  `.execute(database);
  return rows;
}

/** Takes a mail before it is sent; false where another instance has taken it. */
export async function claimMail(database: Database, mail: DueMail, now: Date): Promise<boolean> {
  const next = new Date(now.getTime() + retryMinutes(mail.attempts + 1) * 60_000);
  const { rows } = await sql`
    update mail set attempts = attempts + 1, next_attempt_at = ${next}
    where id = ${mail.id} and attempts = ${mail.attempts} and sent_at is null
    returning id
  `.execute(database.write);
  return rows.length > 0;
}

/** A sent mail no longer holds the key of an invitation: only the receiver does. */
export async function markSent(database: Database, id: string, now: Date): Promise<void> {
  await sql`
    update mail set sent_at = ${now}, last_error = null,
      body_text = regexp_replace(body_text, '#invitation=[A-Za-z0-9_-]+', '#invitation', 'g'),
      body_html = regexp_replace(body_html, '#invitation=[A-Za-z0-9_-]+', '#invitation', 'g')
    where id = ${id}
  `.execute(database.write);
}

export async function markFailed(database: Database, id: string, error: string): Promise<void> {
  await sql`update mail set last_error = ${error} where id = ${id}`.execute(database.write);
}

export async function countOutbox(database: Queryable): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from mail where sent_at is null
  `.execute(database);
  return rows[0]!.n;
}

export type CaughtMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  createdAt: Date;
};

/** The newest mails, sent or not: for the page that shows them in a demonstration. */
export async function readNewestMails(
  database: Queryable,
  limit: number,
): Promise<readonly CaughtMail[]> {
  const { rows } = await sql<CaughtMail>`
    select to_address as "to", subject, body_text as text, body_html as html,
      created_at as "createdAt"
    from mail order by created_at desc, id limit ${limit}
  `.execute(database);
  return rows;
}
