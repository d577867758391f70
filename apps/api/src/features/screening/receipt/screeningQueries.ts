import type { MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import { type RawBuilder, sql } from "kysely";
import type { Queryable, Tx } from "../../../platform/database/Database.ts";
import { ROW_BYTES } from "../../../platform/storage/RetentionPolicy.ts";
import type { StoredScreening } from "./StoredScreening.ts";

const versionsOf = (screening: Pick<StoredScreening, "findings">) =>
  JSON.stringify(
    Object.fromEntries(
      screening.findings.map(({ finding }) => [finding.datasetId, finding.version.id]),
    ),
  );

/** Answers about how many bytes it takes. */
export async function insertScreening(
  database: Queryable,
  screening: StoredScreening,
  wkb: Buffer,
): Promise<number> {
  const findings = JSON.stringify(screening.findings);
  const rest = JSON.stringify(screening.rest);
  await sql`
    -- prepare: screening.receipt
    insert into screening (id, name, geometry, geometry_hash, area_ha, dataset_versions, findings,
      verdict, created_at, expires_at)
    values (${screening.id}, ${screening.name}, ST_SetSRID(ST_GeomFromWKB(${wkb}), 25832),
      ${screening.geometryHash}, ${screening.areaHa}, ${versionsOf(screening)}::jsonb,
      ${findings}::jsonb, ${rest}::jsonb, ${screening.createdAt}, ${screening.expiresAt})
  `.execute(database);
  return wkb.length + Buffer.byteLength(findings) + Buffer.byteLength(rest);
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

export type ReceiptState = {
  /** Another one after each change of the row. */
  version: string;
  expiresAt: Date;
  name: string | null;
  areaHa: number;
  createdAt: Date;
};

/** What files made of a receipt are called and whether they still hold, without reading the receipt. */
export async function selectReceiptState(
  database: Queryable,
  id: string,
): Promise<ReceiptState | null> {
  const { rows } = await sql<ReceiptState>`
    select s.xmin::text as version, s.name, s.area_ha as "areaHa", s.created_at as "createdAt",
      case when exists (select from project p where p.screening_id = s.id)
        then greatest(s.expires_at, now() + interval '180 days') else s.expires_at end as "expiresAt"
    from screening s where s.id = ${id}
  `.execute(database);
  return rows[0] ?? null;
}

/** Also when it has expired, so that the reader can be told. */
export const selectScreening = (database: Queryable, id: string) =>
  readScreening(database, id, sql``);

/** As above; who else would change it waits until this transaction has ended. */
export const lockScreening = (tx: Tx, id: string) => readScreening(tx, id, sql`for update of s`);

async function readScreening(
  database: Queryable,
  id: string,
  locking: RawBuilder<unknown>,
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
    from screening s where s.id = ${id} ${locking}
  `.execute(database);
  return rows[0] ?? null;
}

/** Someone came back to it, at least an hour after it was made. */
export async function markReopened(database: Queryable, id: string): Promise<void> {
  await sql`
    update screening set reopened_at = now() where id = ${id} and reopened_at is null
      and created_at < now() - interval '1 hour'
  `.execute(database);
}

/** Receipts that no one may read any more; for a month they are told to have expired. */
export async function deleteExpiredScreenings(
  database: Queryable,
  batchRows: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from screening where id in (
      select s.id from screening s where s.expires_at < now() - interval '30 days'
        and not exists (select from project p where p.screening_id = s.id) limit ${batchRows})
  `.execute(database);
  return Number(numAffectedRows ?? 0);
}

/** Sizes as stored, without reading what is stored. */
const receiptBytes = sql<number>`(${ROW_BYTES}::int + pg_column_size(s.geometry)
  + pg_column_size(s.findings) + pg_column_size(s.verdict))`;

export async function measureScreenings(database: Queryable): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(${receiptBytes}), 0)::float8 as bytes from screening s
  `.execute(database);
  return rows[0]?.bytes ?? 0;
}

/** The oldest that no one came back to within a day, up to so many bytes; answers the bytes. */
export async function deleteUnopenedScreenings(
  database: Queryable,
  bytes: number,
): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    with aged as (
      select s.id, ${receiptBytes} as bytes,
        sum(${receiptBytes}) over (order by s.created_at, s.id) as so_far
      from screening s
      where s.reopened_at is null and s.created_at < now() - interval '1 day'
        and not exists (select from project p where p.screening_id = s.id)),
    gone as (
      delete from screening s using aged
      where s.id = aged.id and aged.so_far - aged.bytes < ${bytes}
      returning aged.bytes)
    select coalesce(sum(bytes), 0)::float8 as bytes from gone
  `.execute(database);
  return rows[0]?.bytes ?? 0;
}
