import { sql } from "kysely";
import type { Queryable, Tx } from "../../platform/database/Database.ts";

export async function readAwaitedSchemes(database: Queryable, personId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select subsidy_scheme_id as id from round_reminder where person_id = ${personId}
    order by created_at, subsidy_scheme_id
  `.execute(database);
  return rows.map(({ id }) => id);
}

export async function insertRoundReminder(
  tx: Tx,
  { personId, schemeId, at }: { personId: string; schemeId: string; at: Date },
): Promise<void> {
  await sql`
    insert into round_reminder (person_id, subsidy_scheme_id, created_at)
    values (${personId}, ${schemeId}, ${at}) on conflict do nothing
  `.execute(tx);
}

export async function deleteRoundReminder(
  tx: Tx,
  { personId, schemeId }: { personId: string; schemeId: string },
): Promise<void> {
  await sql`
    delete from round_reminder where person_id = ${personId} and subsidy_scheme_id = ${schemeId}
  `.execute(tx);
}

/** Takes some of those who wait for a scheme; whoever takes them tells them in the same transaction. */
export async function takeWaiting(tx: Tx, schemeId: string, atMost: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from round_reminder where subsidy_scheme_id = ${schemeId} and person_id in (
      select person_id from round_reminder where subsidy_scheme_id = ${schemeId}
      order by created_at, person_id limit ${atMost})
    returning person_id as id
  `.execute(tx);
  return rows.map(({ id }) => id);
}

export async function readSchemesWaitedFor(database: Queryable): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct subsidy_scheme_id as id from round_reminder
  `.execute(database);
  return rows.map(({ id }) => id);
}
