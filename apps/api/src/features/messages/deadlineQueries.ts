import { sql } from "kysely";
import type { Queryable } from "../../platform/database/Database.ts";

export type Ending = { projectId: string; personIds: string[]; code: string; endsAt: Date };

const PARTIES = sql`array(select person.id::text from person
  where person.id = p.owner_person_id or person.vat = p.owner_vat
    or person.id = p.delegate_person_id or person.vat = p.delegate_vat)`;

/** Drafts that could still be sent in the round of their scheme. */
export async function readDraftsOfSchemes(
  database: Queryable,
  schemeIds: readonly string[],
): Promise<readonly { projectId: string; schemeId: string; personIds: string[] }[]> {
  const { rows } = await sql<{ projectId: string; schemeId: string; personIds: string[] }>`
    select p.id as "projectId", p.subsidy_scheme_id as "schemeId", ${PARTIES} as "personIds"
    from project p where p.status = 'draft' and p.returned_at is null
      and p.subsidy_scheme_id = any(${schemeIds}::uuid[])
  `.execute(database);
  return rows;
}

/** Delegations that end within a month. */
export async function readEndingDelegations(
  database: Queryable,
  now: Date,
): Promise<readonly Ending[]> {
  const { rows } = await sql<Ending>`
    select p.id as "projectId", ${PARTIES} as "personIds", 'delegation-ends' as code,
      p.delegate_ends_at as "endsAt"
    from project p
    where p.delegate_ends_at > ${now} and p.delegate_ends_at < ${now}::timestamptz + interval '31 days'
  `.execute(database);
  return rows;
}
