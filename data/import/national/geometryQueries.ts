import type { Database, Queryable } from "../../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../../apps/api/src/platform/database/sql.ts";

export type GeometryRow = { id: string; kind: string; areaHa: number; wkb: string | null };

export async function readKnownGeometries(db: Queryable): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from geo_location where source = 'imported' and not ST_IsEmpty(geometry)`.execute(db);
  return new Set(rows.map((row) => row.id));
}

/**
 * An area without a usable outline is kept with an empty one: its figures count, it just cannot
 * be drawn. The area in hectares is the published one.
 */
export async function insertGeometries(
  database: Database,
  rows: readonly GeometryRow[],
): Promise<{ repaired: string[]; unusable: string[] }> {
  const { rows: outcome } = await database.transaction((tx) =>
    sql<{ id: string; repaired: boolean; unusable: boolean }>`
      with incoming as materialized (
        select id, kind, "areaHa" as area_ha, wkb::geometry as geometry, ST_IsValid(wkb::geometry) as valid
        from json_to_recordset(${JSON.stringify(rows)}::json) as r(id uuid, kind text, "areaHa" double precision, wkb text)
      ), judged as materialized (
        select id, kind, area_ha, not coalesce(valid, true) as repaired,
          coalesce(ST_Multi(ST_CollectionExtract(
            case when valid then geometry else ST_MakeValid(geometry, 'method=structure') end, 3)),
            ST_GeomFromText('MULTIPOLYGON EMPTY', 25832)) as geometry
        from incoming
      ), stored as (
        insert into geo_location (id, kind, geometry, area_ha, source)
        select id, kind, geometry, area_ha, 'imported' from judged
        on conflict (id) do update set geometry = excluded.geometry, area_ha = excluded.area_ha,
          source = 'imported', geometry_hash = null
      )
      select id, repaired and not ST_IsEmpty(geometry) as repaired, ST_IsEmpty(geometry) as unusable
      from judged`.execute(tx),
  );
  return {
    repaired: outcome.filter((row) => row.repaired).map((row) => row.id),
    unusable: outcome.filter((row) => row.unusable).map((row) => row.id),
  };
}
