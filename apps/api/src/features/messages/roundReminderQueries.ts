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
  reminder: { personId: string; schemeId: string; screeningId: string | null; at: Date },
): Promise<void> {
  const { personId, schemeId, screeningId, at } = reminder;
  await sql`
    insert into round_reminder as standing (person_id, subsidy_scheme_id, created_at, screening_id)
    values (${personId}, ${schemeId}, ${at}, (select id from screening where id = ${screeningId}))
    on conflict (person_id, subsidy_scheme_id)
    do update set screening_id = coalesce(excluded.screening_id, standing.screening_id)
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

/** Those who wait for a scheme, longest first. */
export async function readWaiting(database: Queryable, schemeId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select person_id as id from round_reminder where subsidy_scheme_id = ${schemeId}
    order by created_at, person_id
  `.execute(database);
  return rows.map(({ id }) => id);
}

/** Takes someone who waits, with the result they asked from as long as that is kept; whoever takes them
 * tells them in the same transaction. Undefined where another instance has. */
export async function takeWaiting(
  tx: Tx,
  { schemeId, personId }: { schemeId: string; personId: string },
  now: Date,
): Promise<{ screeningId: string | null } | undefined> {
  const { rows } = await sql<{ screeningId: string | null }>`
    delete from round_reminder where subsidy_scheme_id = ${schemeId} and person_id = ${personId}
    returning (select id from screening where id = screening_id and expires_at > ${now}) as "screeningId"
  `.execute(tx);
  return rows[0];
}

export async function readSchemesWaitedFor(database: Queryable): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct subsidy_scheme_id as id from round_reminder
  `.execute(database);
  return rows.map(({ id }) => id);
}
