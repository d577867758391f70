import type { AccountArea } from "@mars/contracts/screening/savedAreas";
import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { sql } from "kysely";
import type { Queryable, Tx } from "../../../platform/database/Database.ts";

type Row = Omit<AccountArea, "savedAt"> & { savedAt: Date };

export async function selectSavedAreas(database: Queryable, personId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, name, ST_AsGeoJSON(geometry, 9, 0)::jsonb as geometry, area_ha as "areaHa",
      screening_id as analysis, is_compared as "isCompared", saved_at as "savedAt"
    from saved_area where person_id = ${personId} order by saved_at, id
  `.execute(database);
  return rows;
}

/** Saves at the same time wait for each other, so that none passes the limit unseen. */
export async function countSavedAreas(tx: Tx, personId: string, except: string): Promise<number> {
  await sql`select id from person where id = ${personId} for update`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from saved_area
    where person_id = ${personId} and id <> ${except}::uuid
  `.execute(tx);
  return rows[0]!.count;
}

type Saved = {
  id: string;
  personId: string;
  name: string;
  geometry: AreaGeometry;
  areaHa: number;
  analysis: string | null;
  isCompared: boolean;
  savedAt: Date;
};

/** False: the id is another person's. */
export async function upsertSavedArea(tx: Tx, one: Saved): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into saved_area (id, person_id, name, geometry, area_ha, screening_id, is_compared, saved_at)
    values (${one.id}, ${one.personId}, ${one.name},
      ST_Multi(ST_SetSRID(ST_GeomFromGeoJSON(${JSON.stringify(one.geometry)}), 25832)), ${one.areaHa},
      -- A receipt that is gone is screened again.
      (select id from screening where id = ${one.analysis}), ${one.isCompared}, ${one.savedAt})
    on conflict (id) do update set name = excluded.name, geometry = excluded.geometry,
      area_ha = excluded.area_ha, screening_id = excluded.screening_id,
      is_compared = excluded.is_compared
    where saved_area.person_id = excluded.person_id
  `.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

export async function deleteSavedArea(tx: Tx, id: string, personId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from saved_area where id = ${id} and person_id = ${personId}
  `.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}
