import type { CaseRead, CaseReadWay } from "@mars/contracts/projects/projectShapes";
import { sql } from "kysely";
import type { Config } from "../../../platform/config/readConfig.ts";
import type { Queryable } from "../../../platform/database/Database.ts";
import type { Person } from "../../../platform/identity/person.ts";
import { ROW_BYTES, type RetentionPolicy } from "../../../platform/storage/RetentionPolicy.ts";

const BYTES_PER_MB = 1_000_000;
const MAX_DAYS = 100;

type Reading = {
  person: Pick<Person, "id" | "roles">;
  way: CaseReadWay;
  /** What a search asked for. */
  searchedFor?: string | null;
};

/** Notes that someone other than the owner has seen private persons' cases. */
export async function recordCaseReads(
  database: Queryable,
  projectIds: readonly string[],
  { person, way, searchedFor = null }: Reading,
): Promise<void> {
  if (projectIds.length === 0) return;
  await sql`
    insert into case_read (project_id, person_id, hour, roles, ways, searched_for)
    select id, ${person.id}, date_trunc('hour', now()), ${person.roles}::text[], array[${way}::text],
      ${searchedFor}
    from unnest(${projectIds}::uuid[]) seen (id) order by id
    on conflict (project_id, person_id, hour) do update
      set ways = (select array_agg(distinct way order by way)
          from unnest(case_read.ways || excluded.ways) ways (way)),
        searched_for = coalesce(excluded.searched_for, case_read.searched_for)
      where not case_read.ways @> excluded.ways
        or excluded.searched_for is distinct from case_read.searched_for
          and excluded.searched_for is not null
  `.execute(database);
}

/** Who has seen a case, by role and Danish day, newest first. */
export async function readCaseReads(database: Queryable, projectId: string): Promise<CaseRead[]> {
  const { rows } = await sql<CaseRead>`
    select to_char(hour at time zone 'Europe/Copenhagen', 'YYYY-MM-DD') as day,
      case when 'caseworkerAdmin' = any(roles) then 'caseworker'
        when cardinality(roles) > 0 then 'planner' else 'delegate' end as role,
      bool_or('opened' = any(ways)) as "isOpened"
    from case_read where project_id = ${projectId}
    group by 1, 2 order by 1 desc, 2 limit ${MAX_DAYS}
  `.execute(database);
  return rows;
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
