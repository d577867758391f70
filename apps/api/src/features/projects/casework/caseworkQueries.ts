import type { SavedFilter } from "@mars/contracts/projects/casework";
import { sql } from "kysely";
import type { Queryable, Tx } from "../../../platform/database/Database.ts";

export type Caseworker = { id: string; name: string };

/** Everybody who has signed in as a caseworker and not lost the role since. */
export async function readCaseworkers(database: Queryable): Promise<readonly Caseworker[]> {
  const { rows } = await sql<Caseworker>`
    select id, coalesce(full_name, '') as name from person
    where 'caseworkerAdmin' = any(roles) order by full_name, id
  `.execute(database);
  return rows;
}

export async function setAssignee(tx: Tx, id: string, assigneeId: string | null): Promise<void> {
  await sql`
    update project set assignee_person_id = ${assigneeId} where id = ${id}
  `.execute(tx);
}

export async function readFilters(
  database: Queryable,
  personId: string,
): Promise<readonly SavedFilter[]> {
  const { rows } = await sql<SavedFilter>`
    select id, name, search from saved_filter where person_id = ${personId} order by created_at, id
  `.execute(database);
  return rows;
}

export async function upsertFilter(
  tx: Tx,
  personId: string,
  filter: { id?: string | undefined; name: string; search: string },
): Promise<SavedFilter> {
  if (filter.id !== undefined) {
    await sql`
      delete from saved_filter
      where person_id = ${personId} and name = ${filter.name} and id <> ${filter.id}
        and exists (select from saved_filter own where own.id = ${filter.id} and own.person_id = ${personId})
    `.execute(tx);
    const { rows: renamed } = await sql<SavedFilter>`
      update saved_filter set name = ${filter.name}, search = ${filter.search}
      where id = ${filter.id} and person_id = ${personId}
      returning id, name, search
    `.execute(tx);
    if (renamed[0]) return renamed[0];
  }
  const { rows } = await sql<SavedFilter>`
    insert into saved_filter (person_id, name, search)
    values (${personId}, ${filter.name}, ${filter.search})
    on conflict (person_id, name) do update set search = excluded.search
    returning id, name, search
  `.execute(tx);
  return rows[0]!;
}

export async function removeFilter(tx: Tx, personId: string, id: string): Promise<void> {
  await sql`delete from saved_filter where id = ${id} and person_id = ${personId}`.execute(tx);
}
