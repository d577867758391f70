import type { MultiPolygon } from "@mars/contracts/datasets/layers";
import { sql } from "kysely";
import type { Queryable, Tx } from "../../../platform/database/Database.ts";

export type SupplementaryRow = {
  id: string;
  projectId: string;
  name: string;
  typeId: string;
  type: string | null;
  automatic: boolean;
  areaHa: number | null;
  /** How much of it lies in the project's area. */
  insideHa: number;
  geoLocationId: string | null;
  geometry: MultiPolygon;
  organization: string | null;
  createdBy: string | null;
  createdAt: Date;
  version: number;
};

export async function readSupplementaryRows(
  database: Queryable,
  projectId: string,
): Promise<SupplementaryRow[]> {
  const { rows } = await sql<SupplementaryRow>`
    select s.id, s.project_id as "projectId", s.name, s.type_id as "typeId", s.type, s.automatic,
      s.area_ha as "areaHa", s.geo_location_id as "geoLocationId",
      case when s.automatic then s.area_ha when project_area.geometry is null or g.id is null then 0
        else ST_Area(ST_Intersection(g.geometry, project_area.geometry, 0.001)) / 10000 end as "insideHa",
      ST_AsGeoJSON(coalesce(g.geometry, 'MULTIPOLYGON EMPTY'::geometry), 3)::json as geometry, s.organization, person.full_name as "createdBy",
      s.created_at as "createdAt", s.version
    from supplementary_geometry s
    left join geo_location g on g.id = s.geo_location_id
    join project p on p.id = s.project_id
    left join geo_location project_area on project_area.id = p.geo_location_id
    left join person on person.id = s.created_by
    where s.project_id = ${projectId}
    order by s.automatic, s.created_at, s.id
  `.execute(database);
  return rows;
}

export type NewSupplementary = {
  projectId: string;
  name: string;
  typeId: string;
  type: string | null;
  geoLocationId: string;
  automatic: boolean;
  personId: string | null;
  organization: string | null;
  at: Date;
};

export async function insertSupplementary(tx: Tx, item: NewSupplementary): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into supplementary_geometry (project_id, name, type_id, type, geo_location_id, area_ha,
      automatic, created_at, created_by, organization)
    select ${item.projectId}, ${item.name}, ${item.typeId}, ${item.type}, g.id, g.area_ha,
      ${item.automatic}, ${item.at}, ${item.personId}, ${item.organization}
    from geo_location g where g.id = ${item.geoLocationId}
    returning id
  `.execute(tx);
  return rows[0]!.id;
}

export async function updateSupplementary(
  tx: Tx,
  id: string,
  change: { name: string; typeId: string; type: string | null; geoLocationId: string | null },
): Promise<void> {
  await sql`
    update supplementary_geometry set name = ${change.name}, type_id = ${change.typeId},
      type = ${change.type}, geo_location_id = ${change.geoLocationId},
      area_ha = (select area_ha from geo_location where id = ${change.geoLocationId}),
      version = version + 1
    where id = ${id}
  `.execute(tx);
}

/** Only what is drawn can be requested again; frozen applications keep no supplementary areas. */
export async function deleteSupplementary(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    with gone as (delete from supplementary_geometry where id = any(${ids}::uuid[]) returning geo_location_id)
    delete from geo_location where id in (select geo_location_id from gone)
  `.execute(tx);
}

/** The part of a geometry inside the project's area, as a new location; null where there is none. */
export async function clipToProject(
  tx: Tx,
  projectGeoId: string,
  geoLocationId: string,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into geo_location (kind, geometry, area_ha, source)
    select 'supplementary_geometry', clipped.geometry, ST_Area(clipped.geometry) / 10000, clipped.source
    from (
      select ST_Multi(ST_CollectionExtract(ST_Intersection(mine.geometry, whole.geometry, 0.001), 3)) as geometry,
        mine.source
      from geo_location mine, geo_location whole
      where mine.id = ${geoLocationId} and whole.id = ${projectGeoId}
    ) clipped where not ST_IsEmpty(clipped.geometry)
    returning id
  `.execute(tx);
  return rows[0]?.id ?? null;
}

export async function insideProject(
  tx: Tx,
  projectGeoId: string,
  geoLocationId: string,
): Promise<{ areaHa: number; insideHa: number }> {
  const { rows } = await sql<{ areaHa: number; insideHa: number }>`
    select mine.area_ha as "areaHa",
      ST_Area(ST_Intersection(mine.geometry, whole.geometry, 0.001)) / 10000 as "insideHa"
    from geo_location mine, geo_location whole
    where mine.id = ${geoLocationId} and whole.id = ${projectGeoId}
  `.execute(tx);
  return rows[0]!;
}

/** The public status counts untouched forest apart; land that several areas cover counts once. */
export async function measureSupplementary(tx: Tx, projectId: string): Promise<void> {
  await sql`
    update project set
      supplementary_overlap_1_ha = (
        select ST_Area(ST_Union(location.geometry, 0.001)) / 10000
        from supplementary_geometry area join geo_location location on location.id = area.geo_location_id
        where area.project_id = ${projectId} and area.automatic),
      supplementary_overlap_2_ha = (
        select ST_Area(ST_Union(location.geometry, 0.001)) / 10000
        from supplementary_geometry area join geo_location location on location.id = area.geo_location_id
        where area.project_id = ${projectId} and area.type = 'uroert_skov')
    where id = ${projectId}
  `.execute(tx);
}
