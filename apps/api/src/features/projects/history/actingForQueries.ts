import { normaliseVat } from "@mars/domain/organizations/ownerOrganizations";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/Database.ts";
import { isActingDelegate, whoIs } from "../../../platform/parties/partyQueries.ts";
import type { Person } from "../../../platform/identity/person.ts";

export type ActingFor = { vat: string; name: string | null } | { personId: string };

/** The owner in whose name a delegate acts; null for everybody else. A private person is named by id alone. */
export async function readActingFor(
  tx: Tx,
  projectId: string,
  person: Person,
): Promise<ActingFor | null> {
  const vat = normaliseVat(person.vat);
  const { rows } = await sql<{ owner: ActingFor }>`
    select case when p.owner_vat is not null
      then jsonb_build_object('vat', p.owner_vat, 'name', owner.name)
      else jsonb_build_object('personId', p.owner_person_id) end as owner
    from project p left join organization owner on owner.vat = p.owner_vat
    where p.id = ${projectId} and ${isActingDelegate(whoIs(person.id, vat))}
      and p.owner_vat is distinct from ${vat} and p.owner_person_id is distinct from ${person.id}
  `.execute(tx);
  return rows[0]?.owner ?? null;
}
