import type { RevisionEntry } from "@mars/contracts/projects/projectShapes";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";

export type RevisionRow = Omit<RevisionEntry, "at" | "lastAt" | "entity" | "actingFor"> & {
  /** {vat, name} or {personId}. */
  actingFor: unknown;
  at: Date;
  lastAt: Date;
  /** The instant to the microsecond: what a page goes on after. */
  exactAt: string;
};

export type RevisionPage = {
  before: readonly [at: string, id: number] | null;
  /** Entries from then on; null: all. */
  since: Date | null;
  limit: number;
};

/** The log, newest first; persons named in changes are named as they are called today. */
export async function readRevisionRows(
  database: Queryable,
  projectId: string,
  page: RevisionPage,
): Promise<RevisionRow[]> {
  const earlier = page.before
    ? sql`and (entry.at, entry.id) < (${page.before[0]}::timestamptz, ${page.before[1]}::bigint)`
    : sql``;
  const { rows } = await sql<RevisionRow>`
    select entry.id, entry.at, entry.last_at as "lastAt", entry.action, person.full_name as person,
      entry.organization, entry.changes, entry.acting_for as "actingFor", entry.at::text as "exactAt"
    from revision_entry entry left join person on person.id = entry.person_id
    where entry.entity = 'project' and entry.entity_id = ${projectId} ${earlier}
      and (${page.since}::timestamptz is null or entry.at >= ${page.since})
    order by entry.at desc, entry.id desc
    limit ${page.limit}
  `.execute(database);
  return rows;
}

export async function namesOfPersons(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string | null }>`
    select id, full_name as name from person where id = any(${ids}::uuid[])
  `.execute(database);
  return new Map(rows.map(({ id, name }) => [id, name ?? ""]));
}
