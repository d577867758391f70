import { sql } from "kysely";
import type { Queryable } from "../../platform/database/Database.ts";
import type { KnownFinding } from "./Screened.ts";

/** Findings of the same area in earlier screenings, for any version. */
export async function keptFindings(database: Queryable, hash: string): Promise<KnownFinding[]> {
  const { rows } = await sql<{ finding: KnownFinding }>`
    -- prepare: screening.kept
    select finding from screening_finding where geometry_hash = ${hash}
  `.execute(database);
  return rows.map(({ finding }) => finding);
}

/** Keeps findings for the next who asks for the same area. */
export async function keepFindings(
  database: Queryable,
  hash: string,
  findings: readonly KnownFinding[],
): Promise<void> {
  if (findings.length === 0) return;
  const rows = findings.map((known) => ({
    dataset_id: known.finding.datasetId,
    version_id: known.finding.version.id,
    finding: known,
  }));
  await sql`
    -- prepare: screening.keep
    insert into screening_finding (geometry_hash, dataset_id, version_id, finding)
    select ${hash}, r.dataset_id, r.version_id, r.finding
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(dataset_id text, version_id bigint, finding jsonb)
    on conflict (geometry_hash, dataset_id, version_id)
      do update set finding = excluded.finding, computed_at = now()
  `.execute(database);
}
