import { sql } from "kysely";
import type { Queryable, Tx } from "../../../platform/database/Database.ts";

/** The same outline as an area of its own: what is drawn anew in a copy leaves the other alone. */
export async function copyArea(tx: Tx, geoLocationId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into geo_location (kind, geometry, area_ha, source, geometry_hash)
    select kind, geometry, area_ha, source, geometry_hash from geo_location
    where id = ${geoLocationId}
    returning id
  `.execute(tx);
  return rows[0]!.id;
}

export type LinkedProject = { id: string; name: string };

/** The project a draft began with, and the drafts that began with it. */
export async function readCopies(
  database: Queryable,
  id: string,
): Promise<{ copiedFrom: LinkedProject | null; copies: LinkedProject[] }> {
  const { rows } = await sql<LinkedProject & { isSource: boolean }>`
    select other.id, other.name, true as "isSource"
    from project mine join project other on other.id = mine.copied_from where mine.id = ${id}
    union all
    select other.id, other.name, false from project other where other.copied_from = ${id}
    order by 2, 1
  `.execute(database);
  const of = (isSource: boolean) =>
    rows
      .filter((row) => row.isSource === isSource)
      .map(({ id: other, name }) => ({ id: other, name }));
  return { copiedFrom: of(true)[0] ?? null, copies: of(false) };
}
