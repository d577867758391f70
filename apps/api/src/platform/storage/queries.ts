import { sql } from "kysely";
import type { Queryable } from "../database/Database.ts";

/** True for one instance of the cluster, once in so many seconds. */
export async function claimPeriodicJob(
  database: Queryable,
  name: string,
  everySeconds: number,
): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`
    insert into periodic_job (name, started_at) values (${name}, now())
    on conflict (name) do update set started_at = now()
      where periodic_job.started_at <= now() - make_interval(secs => ${everySeconds})
    returning name
  `.execute(database);
  return rows.length === 1;
}

export async function saveStorageUse(
  database: Queryable,
  kind: string,
  bytes: number,
): Promise<void> {
  await sql`
    insert into storage_use (kind, bytes) values (${kind}, ${bytes})
    on conflict (kind) do update set bytes = excluded.bytes, measured_at = clock_timestamp()
  `.execute(database);
}

export type StorageUse = { kind: string; bytes: number; measuredAt: Date };

export async function readStorageUse(database: Queryable): Promise<StorageUse[]> {
  const { rows } = await sql<StorageUse>`
    select kind, bytes, measured_at as "measuredAt" from storage_use
  `.execute(database);
  return rows;
}
