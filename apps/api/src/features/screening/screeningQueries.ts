import type { MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import { sql } from "kysely";
import type { Queryable } from "../../platform/database/Database.ts";
import type { StoredScreening } from "./StoredScreening.ts";

const versionsOf = (screening: Pick<StoredScreening, "findings">) =>
  JSON.stringify(
    Object.fromEntries(
      screening.findings.map(({ finding }) => [finding.datasetId, finding.version.id]),
    ),
  );

export async function insertScreening(
  database: Queryable,
  screening: StoredScreening,
  wkb: Buffer,
): Promise<void> {
  await sql`
    -- prepare: screening.receipt
    insert into screening (id, name, geometry, geometry_hash, area_ha, dataset_versions, findings,
      verdict, created_at, expires_at)
    values (${screening.id}, ${screening.name}, ST_SetSRID(ST_GeomFromWKB(${wkb}), 25832),
      ${screening.geometryHash}, ${screening.areaHa}, ${versionsOf(screening)}::jsonb,
      ${JSON.stringify(screening.findings)}::jsonb, ${JSON.stringify(screening.rest)}::jsonb,
      ${screening.createdAt}, ${screening.expiresAt})
  `.execute(database);
}

export async function updateScreening(
  database: Queryable,
  screening: StoredScreening,
): Promise<void> {
  await sql`
    update screening set dataset_versions = ${versionsOf(screening)}::jsonb,
      findings = ${JSON.stringify(screening.findings)}::jsonb,
      verdict = ${JSON.stringify(screening.rest)}::jsonb
    where id = ${screening.id}
  `.execute(database);
}

/** Also when it has expired, so that the reader can be told. */
export async function selectScreening(
  database: Queryable,
  id: string,
): Promise<StoredScreening | null> {
  const { rows } = await sql<
    Omit<StoredScreening, "geometry"> & { geometry: MultiPolygonGeometry }
  >`
    select s.id, s.name, ST_AsGeoJSON(s.geometry, 9, 0)::jsonb as geometry,
      s.geometry_hash as "geometryHash", s.area_ha as "areaHa", s.created_at as "createdAt",
      -- A project lives longer than half a year; so does what it was made from.
      case when exists (select from project p where p.screening_id = s.id)
        then greatest(s.expires_at, now() + interval '180 days') else s.expires_at end as "expiresAt",
      s.findings, s.verdict as rest
    from screening s where s.id = ${id}
  `.execute(database);
  return rows[0] ?? null;
}

/** Receipts nobody may read any more, and kept findings that have become old. */
export async function deleteExpiredScreenings(database: Queryable): Promise<void> {
  await sql`
    delete from screening s where s.expires_at < now() - interval '30 days'
      and not exists (select from project p where p.screening_id = s.id)
  `.execute(database);
  await sql`
    delete from screening_finding f where f.computed_at < now() - interval '30 days'
      or not exists (select from dataset d where d.id = f.dataset_id
        and d.current_version_id = f.version_id)
  `.execute(database);
}
