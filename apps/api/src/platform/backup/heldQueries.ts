import { sql } from "kysely";
import type { Database, Queryable } from "../database/Database.ts";

/** What waits to be sent to people and to other systems. */
export type Waiting = { mails: number; calls: number };

/** A time that never comes: until someone releases it. */
export const HELD_UNTIL = new Date("3000-01-01T00:00:00Z");

/** Whatever waited when a backup was made may have been sent since: it is not sent by itself. */
export function pauseOutbox(database: Database): Promise<Waiting> {
  return database.transaction(async (tx) => ({
    mails: await moveMails(tx, sql`sent_at is null`, HELD_UNTIL),
    calls: await moveCalls(tx, sql`next_attempt_at is not null`, HELD_UNTIL),
  }));
}

export function resumeOutbox(database: Database, now: Date): Promise<Waiting> {
  return database.transaction(async (tx) => ({
    mails: await moveMails(tx, sql`sent_at is null and next_attempt_at = ${HELD_UNTIL}`, now),
    calls: await moveCalls(tx, sql`next_attempt_at = ${HELD_UNTIL}`, now),
  }));
}

type Condition = ReturnType<typeof sql>;

async function moveMails(tx: Queryable, which: Condition, to: Date): Promise<number> {
  const { rows } = await sql`update mail set next_attempt_at = ${to} where ${which}
    returning id`.execute(tx);
  return rows.length;
}

async function moveCalls(tx: Queryable, which: Condition, to: Date): Promise<number> {
  const { rows } = await sql`update webhook_delivery set next_attempt_at = ${to} where ${which}
    returning id`.execute(tx);
  return rows.length;
}
