import { sql } from "kysely";
import type { Tx } from "../../../platform/database/Database.ts";
import { partyIds } from "../../../platform/parties/partyQueries.ts";

export type ProjectRecipients = {
  /** Everybody of owner and delegate who has ever signed in. */
  parties: string[];
  /** The caseworker who has the case. */
  assignee: string[];
};

export async function readProjectRecipients(tx: Tx, id: string): Promise<ProjectRecipients> {
  const { rows } = await sql<ProjectRecipients>`
    select
      ${partyIds()} as parties,
      case when p.assignee_person_id is null then '{}'::text[]
        else array[p.assignee_person_id::text] end as assignee
    from project p where p.id = ${id}
  `.execute(tx);
  return rows[0] ?? { parties: [], assignee: [] };
}

/** The people behind a party as the log names it: {vat, name} or {personId}. */
export async function peopleOf(tx: Tx, party: unknown): Promise<string[]> {
  if (typeof party !== "object" || party === null) return [];
  if ("personId" in party) return [String(party.personId)];
  if (!("vat" in party)) return [];
  const { rows } = await sql<{ id: string }>`
    select id from person where vat = ${String(party.vat)}
  `.execute(tx);
  return rows.map(({ id }) => id);
}
