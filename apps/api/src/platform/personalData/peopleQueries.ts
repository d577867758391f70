import { OVER_STATUSES } from "@mars/domain/lifecycle/overStatuses";
import { normaliseVat } from "@mars/domain/organizations/ownerOrganizations";
import type { Queryable } from "../database/Database.ts";
import { sql } from "../database/sql.ts";

export type StoredPerson = {
  id: string;
  issuer: string;
  subject: string;
  fullName: string | null;
  vat: string | null;
  lastSeenAt: Date;
};

/** How someone is named on the command line: by the authority's subject, our id, or a VAT number. */
export type Wanted = { subject: string } | { id: string } | { vat: string };

/** A VAT number as it is stored, however it was written. */
export const storedVat = (written: string): string => normaliseVat(written) ?? "";

/** Everybody who is meant; a VAT number may be that of several people. */
export async function findPeople(database: Queryable, wanted: Wanted): Promise<StoredPerson[]> {
  const [subject, id, vat] = [
    "subject" in wanted ? wanted.subject : null,
    "id" in wanted ? wanted.id : null,
    "vat" in wanted ? wanted.vat : null,
  ];
  const { rows } = await sql<StoredPerson>`
    select id, issuer, subject, full_name as "fullName", vat, last_seen_at as "lastSeenAt"
    from person
    where subject = ${subject}::text or id = ${id}::uuid or vat = ${vat}::text
    order by first_seen_at, id
  `.execute(database);
  return rows;
}

/** Cases of these people that someone still works on: without their owner they would be stuck. A
 * draft is no one else's. */
export async function countOpenCases(database: Queryable, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from project
    where owner_person_id = any(${ids}::uuid[])
      and status <> all(${OVER_STATUSES}::text[])
      and status <> 'draft'
  `.execute(database);
  return rows[0]?.n ?? 0;
}

/** Drafts that were never handed in: no authority has seen them, so nothing obliges us to keep them. */
export async function readPrivateDrafts(
  database: Queryable,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from project p
    where p.owner_person_id = any(${ids}::uuid[]) and p.status = 'draft'
      and p.first_applied_at is null and p.applied_at is null
      and not exists (select from project_application a where a.project_id = p.id)
    order by p.created_at, p.id
  `.execute(database);
  return rows.map(({ id }) => id);
}
