import { sql } from "kysely";
import type { Config } from "../../../platform/config/readConfig.ts";
import type { Queryable } from "../../../platform/database/Database.ts";
import type { Person } from "../../../platform/identity/person.ts";
import { ROW_BYTES, type RetentionPolicy } from "../../../platform/storage/RetentionPolicy.ts";

const BYTES_PER_MB = 1_000_000;

/** Notes that somebody other than the owner has opened a private person's case. */
export async function recordCaseRead(
  database: Queryable,
  projectId: string,
  person: Pick<Person, "id" | "roles">,
): Promise<void> {
  await sql`
    insert into case_read (project_id, person_id, hour, roles)
    values (${projectId}, ${person.id}, date_trunc('hour', now()), ${person.roles}::text[])
    on conflict (project_id, person_id, hour) do nothing
  `.execute(database);
}

async function measure(database: Queryable): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (count(*) * ${ROW_BYTES}::int)::float8 as bytes from case_read
  `.execute(database);
  return rows[0]?.bytes ?? 0;
}

async function deleteOld(database: Queryable, days: number, batchRows: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from case_read where ctid in (
      select ctid from case_read where hour < now() - make_interval(days => ${days})
      limit ${batchRows})
  `.execute(database);
  return Number(numAffectedRows ?? 0);
}

/** Only time removes these: a reader must not be able to push out what they have read. */
export function caseReadStorage({ storage }: Config): RetentionPolicy {
  return {
    name: "case-reads",
    limitBytes: storage.caseReadMb * BYTES_PER_MB,
    limitBytesPerCaller: storage.caseReadMb * BYTES_PER_MB,
    measureBytes: measure,
    deleteExpired: (database, batchRows) =>
      deleteOld(database, storage.retentionDays["case-read"], batchRows),
    evict: async () => 0,
  };
}
