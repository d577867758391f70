import { sql } from "kysely";
import type { Queryable, Tx } from "../../../platform/database/Database.ts";

/** The same outline as an area of its own: what is drawn again in a copy leaves the other alone. */
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
): Promise<{
  copiedFrom: (LinkedProject & { isRejected: boolean }) | null;
  copies: LinkedProject[];
}> {
  const { rows } = await sql<LinkedProject & { isSource: boolean; isRejected: boolean }>`
    select other.id, other.name, true as "isSource",
      other.status = 'application_rejected' as "isRejected"
    from project mine join project other on other.id = mine.copied_from where mine.id = ${id}
    union all
    select other.id, other.name, false, false from project other where other.copied_from = ${id}
    order by 2, 1
  `.execute(database);
  const source = rows.find(({ isSource }) => isSource);
  return {
    copiedFrom: source ? { id: source.id, name: source.name, isRejected: source.isRejected } : null,
    copies: rows.flatMap(({ id: other, name, isSource }) =>
      isSource ? [] : [{ id: other, name }],
    ),
  };
}
