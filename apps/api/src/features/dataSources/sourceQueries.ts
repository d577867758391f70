import type {
  DataSource,
  ReleaseComparison,
  SourceRuns,
} from "@mars/contracts/datasets/dataSources";
import { sql } from "kysely";
import type { Queryable } from "../../platform/database/Database.ts";

export type LoadedRow = {
  /** `layer <dataset>`, `geography <units>`, `status` or `land`. */
  what: string;
  origin: "demo" | "real" | "mixed";
  version: string;
  dataDate: string | null;
  count: number;
  loadedAt: string | null;
  link: string | null;
};

/** What is here, whoever brought it: commands and demonstrations leave it too. */
export async function loadedRows(database: Queryable): Promise<LoadedRow[]> {
  const { rows } = await sql<LoadedRow>`
    select what, origin, version, "dataDate", count,
      to_char("loadedAt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "loadedAt", link
    from (
      select 'layer ' || dataset.id as what, case when version.source = 'demo' then 'demo' else 'real' end as origin,
        version.label as version, version.source_updated_on::text as "dataDate",
        version.feature_count as count, version.loaded_at as "loadedAt", null::text as link
      from dataset join dataset_version version on version.id = dataset.current_version_id
      union all
      select 'geography ' || source.kind, case when source.source = 'demo' then 'demo' else 'real' end,
        source.description, null,
        (select count(*)::int from geo_location where geo_location.kind = source.kind), source.loaded_at, null
      from geography_source source
      union all
      select 'status', case when bool_and(project.origin = 'demo') then 'demo'
          when bool_or(project.origin = 'demo') then 'mixed' else 'real' end, '', (max(source.known_until) at time zone 'Europe/Copenhagen')::date::text, count(*)::int, max(source.read_at), null
      from project left join status_source source on source.origin = 'national'
      where stage is not null having count(*) > 0
      union all
      select 'land', case when bool_and(origin = 'demo') then 'demo' when bool_or(origin = 'demo') then 'mixed'
          else 'real' end, max(quarter)::text, (max(quarter) + interval '3 months - 1 day')::date::text,
        count(*)::int, null, null
      from land_holding having count(*) > 0
      union all
      select 'catalogue', 'real', '', (max(updated_at) at time zone 'Europe/Copenhagen')::date::text, count(*)::int, null, null
      from catalogue_dataset having count(*) > 0
    ) loaded`.execute(database);
  return rows;
}

export type ListedRow = { id: string; owner: string; licence: string; link: string | null };

/** What the national catalogue says of datasets. */
export async function listedRows(database: Queryable): Promise<Map<string, ListedRow>> {
  const { rows } = await sql<ListedRow>`
    select id, owner, licence, metadata_url as link from catalogue_dataset
    where id in (select id from dataset)`.execute(database);
  return new Map(rows.map((row) => [row.id, row]));
}

export type LiveRow = Pick<DataSource, "id" | "titleDa" | "titleEn" | "owner" | "licence" | "link">;

/** Datasets of which nothing is stored: each screening asks their owner's service. */
export async function liveRows(database: Queryable): Promise<LiveRow[]> {
  const { rows } = await sql<LiveRow>`
    select id, title_da as "titleDa", title_en as "titleEn", source as owner, licence,
      source_url as link
    from dataset where storage = 'wfs' order by sort_order, id`.execute(database);
  return rows;
}

export type RunRow = {
  id: number;
  sourceId: string;
  cause: "command" | "schedule" | "hand";
  startedAt: string;
  endedAt: string | null;
  outcome: "taken" | "unchanged" | "failed" | "stopped" | null;
  what: string;
  done: number;
  expected: number | null;
  isStopping: boolean;
  report: string[];
  comparison: ReleaseComparison | null;
};

/** The last run of each source. */
export async function lastRuns(database: Queryable): Promise<Map<string, RunRow>> {
  const { rows } = await sql<RunRow>`
    select distinct on (source_id) id, source_id as "sourceId", cause,
      to_char(started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "startedAt",
      to_char(ended_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "endedAt",
      outcome, what, done, expected, stop_asked_at is not null as "isStopping", report, comparison
    from source_run order by source_id, id desc`.execute(database);
  return new Map(rows.map((row) => [row.sourceId, row]));
}

export type AcceptanceRow = SourceRuns["sources"][number]["acceptances"][number] & {
  sourceId: string;
};

/** The last few of each source, newest first; those of a layer are under its dataset. */
export async function lastAcceptances(database: Queryable): Promise<AcceptanceRow[]> {
  const { rows } = await sql<AcceptanceRow>`
    select source_id as "sourceId", to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      array(select distinct each ->> 'oddity' from jsonb_array_elements(oddities) each) as oddities,
      accepted_by as by, because
    from (select *, row_number() over (partition by source_id order by id desc) as place
      from source_acceptance) acceptance
    where place <= 3 order by id desc`.execute(database);
  return rows;
}

export async function askForSource(database: Queryable, sourceId: string): Promise<void> {
  await sql`insert into source_state (source_id, asked_at) values (${sourceId}, now())
    on conflict (source_id) do update set asked_at = coalesce(source_state.asked_at, now())`.execute(
    database,
  );
}

export async function stopAsking(database: Queryable, sourceId: string): Promise<void> {
  await sql`update source_state set asked_at = null
    where source_id = ${sourceId} and asked_at is not null`.execute(database);
  await sql`update source_run set stop_asked_at = now()
    where source_id = ${sourceId} and ended_at is null and stop_asked_at is null`.execute(database);
}

export async function savePlan(
  database: Queryable,
  sourceId: string,
  plan: { everyHours: number; isPaused: boolean },
): Promise<void> {
  await sql`
    insert into source_state (source_id, every_hours, is_paused)
    values (${sourceId}, ${plan.everyHours}, ${plan.isPaused})
    on conflict (source_id) do update set every_hours = excluded.every_hours,
      is_paused = excluded.is_paused,
      next_at = case when source_state.taken_at is null then source_state.next_at
        else source_state.taken_at + make_interval(hours => ${plan.everyHours}::integer) end`.execute(
    database,
  );
}

export type DueSource = { sourceId: string; cause: "hand" | "schedule" };

/** What to fetch next: first what someone asked for, then what has waited longest. */
export async function nextDueSource(database: Queryable): Promise<DueSource | null> {
  const { rows } = await sql<DueSource>`
    select source_id as "sourceId", case when asked_at is null then 'schedule' else 'hand' end as cause
    from source_state
    where asked_at is not null or (next_at <= now() and not is_paused)
    order by asked_at nulls last, next_at limit 1`.execute(database);
  return rows[0] ?? null;
}

export async function countInventedProjects(database: Queryable): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from project where origin = 'demo'`.execute(database);
  return rows[0]!.n;
}
