import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";
import { ROW_BYTES } from "../../../platform/storage/RetentionPolicy.ts";
import type { KnownFinding } from "./Screened.ts";

/** Findings of the same area in earlier screenings, for any version. */
export async function keptFindings(database: Queryable, hash: string): Promise<KnownFinding[]> {
  const { rows } = await sql<{ finding: KnownFinding }>`
    -- prepare: screening.kept
    select finding from screening_finding where geometry_hash = ${hash}
  `.execute(database);
  return rows.map(({ finding }) => finding);
}

/** Keeps findings for the next who asks for the same area; answers about how many bytes they take. */
export async function keepFindings(
  database: Queryable,
  hash: string,
  findings: readonly KnownFinding[],
): Promise<number> {
  if (findings.length === 0) return 0;
  const rows = findings.map((known) => ({
    dataset_id: known.finding.datasetId,
    version_id: known.finding.version.id,
    finding: known,
  }));
  const json = JSON.stringify(rows);
  await sql`
    -- prepare: screening.keep
    insert into screening_finding (geometry_hash, dataset_id, version_id, finding)
    select ${hash}, r.dataset_id, r.version_id, r.finding
    from jsonb_to_recordset(${json}::jsonb)
      as r(dataset_id text, version_id bigint, finding jsonb)
    on conflict (geometry_hash, dataset_id, version_id)
      do update set finding = excluded.finding, computed_at = now()
  `.execute(database);
  return Buffer.byteLength(json) + (findings.length - 1) * ROW_BYTES;
}

/** Findings that are old, or of a version that is no longer the current one. */
export async function deleteOldFindings(
  database: Queryable,
  olderThanDays: number,
  batchRows: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from screening_finding where ctid in (
      select f.ctid from screening_finding f
      where f.computed_at < now() - make_interval(days => ${olderThanDays})
        or not exists (select from dataset d where d.id = f.dataset_id
          and d.current_version_id = f.version_id)
      limit ${batchRows})
  `.execute(database);
  return Number(numAffectedRows ?? 0);
}

export async function measureFindings(database: Queryable): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(${ROW_BYTES}::int + pg_column_size(finding)), 0)::float8 as bytes
    from screening_finding
  `.execute(database);
  return rows[0]?.bytes ?? 0;
}

/** The oldest, up to so many bytes; answers the bytes. */
export async function deleteOldestFindings(database: Queryable, bytes: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    with aged as (
      select geometry_hash, dataset_id, version_id,
        ${ROW_BYTES}::int + pg_column_size(finding) as bytes,
        sum(${ROW_BYTES}::int + pg_column_size(finding))
          over (order by computed_at, geometry_hash, dataset_id) as so_far
      from screening_finding),
    gone as (
      delete from screening_finding f using aged
      where f.geometry_hash = aged.geometry_hash and f.dataset_id = aged.dataset_id
        and f.version_id = aged.version_id and aged.so_far - aged.bytes < ${bytes}
      returning aged.bytes)
    select coalesce(sum(bytes), 0)::float8 as bytes from gone
  `.execute(database);
  return rows[0]?.bytes ?? 0;
}
