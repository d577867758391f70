import { sql } from "kysely";
import type { Database } from "../database/Database.ts";
import type { Person } from "./person.ts";

/** Inserts or refreshes the one row that says who this is, and answers its id. */
export async function savePerson(
  database: Database,
  person: Omit<Person, "id" | "claims">,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into person (issuer, subject, full_name, email, vat, organization_name, roles)
    values (${person.issuer}, ${person.subject}, ${person.fullName}, ${person.email},
            ${person.vat}, ${person.organizationName}, ${person.roles}::text[])
    on conflict (issuer, subject) do update set
      full_name = excluded.full_name, email = excluded.email, vat = excluded.vat,
      organization_name = excluded.organization_name, roles = excluded.roles,
      last_seen_at = now()
    returning id
  `.execute(database.write);
  const row = rows[0];
  if (row === undefined) throw new Error("The person was not saved");
  return row.id;
}
