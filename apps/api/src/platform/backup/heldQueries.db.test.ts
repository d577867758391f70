import { beforeEach, expect, test } from "vitest";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { sql } from "../database/sql.ts";
import { readDueMails } from "../mail/mailQueries.ts";
import { pauseOutbox, resumeOutbox } from "./heldQueries.ts";

const database = useTestDatabase();
const now = new Date("2026-11-17T12:00:00Z");

beforeEach(async () => {
  await sql`insert into mail (to_address, subject, body_text, body_html, created_at, next_attempt_at, sent_at)
    values ('a@example.org', 'waits', '', '', ${now}, ${now}, null),
      ('a@example.org', 'sent', '', '', ${now}, ${now}, ${now})`.execute(database.write);
  await sql`
    with someone as (insert into person (issuer, subject) values ('test', 'held') returning id),
      hook as (insert into subscription (person_id, channel, kinds, created_at, url, secret)
        select id, 'webhook', '{}', ${now}::timestamptz, 'https://example.org', 'x' from someone returning id)
    insert into webhook_delivery (subscription_id, body, created_at, next_attempt_at)
    select id, '{}', ${now}::timestamptz, at from hook, (values (${now}::timestamptz), (null)) times (at)`.execute(
    database.write,
  );
});

const due = async () => {
  const mails = await readDueMails(database.write, now, 10);
  const calls = await sql`select from webhook_delivery where next_attempt_at <= ${now}`.execute(
    database.write,
  );
  return { mails: mails.map(({ subject }) => subject), calls: calls.rows.length };
};

test("what waited in a backup is held until it is released, and what was done stays done", async () => {
  expect(await due()).toEqual({ mails: ["waits"], calls: 1 });
  expect(await pauseOutbox(database)).toEqual({ mails: 1, calls: 1 });
  expect(await due()).toEqual({ mails: [], calls: 0 });
  expect(await resumeOutbox(database, now)).toEqual({ mails: 1, calls: 1 });
  expect(await due()).toEqual({ mails: ["waits"], calls: 1 });
  expect(await resumeOutbox(database, now)).toEqual({ mails: 0, calls: 0 });
});
