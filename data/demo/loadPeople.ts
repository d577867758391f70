import type { Queryable } from "../../apps/api/src/platform/database/Database.ts";
import { demoCompanies } from "./content/owners.ts";
import { demoPeople } from "./content/people.ts";
import { insertRows } from "./insertRows.ts";
import { randomFor } from "./random.ts";

/** The ids of the people one can sign in as, by their subject. */
export type People = ReadonlyMap<string, string>;

export async function loadPeople(tx: Queryable, issuer: string, now: Date): Promise<People> {
  const random = randomFor(1, "people");
  const ids = new Map(demoPeople.map((person) => [person.subject, random.uuid()]));
  await insertRows(
    tx,
    "person",
    demoPeople.map((one) => ({
      id: ids.get(one.subject),
      issuer,
      subject: one.subject,
      full_name: one.name,
      vat: one.vat,
      organization_name: one.organization,
      roles: one.roles,
      first_seen_at: now,
      last_seen_at: now,
    })),
  );
  await insertRows(
    tx,
    "organization",
    demoCompanies.map(({ vat, name }) => ({ vat, name, kind: "company" })),
  );
  return ids;
}
