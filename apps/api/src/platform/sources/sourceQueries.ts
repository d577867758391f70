import type { Queryable } from "../database/Database.ts";
import { sql } from "../database/sql.ts";

export type SourceOutcome = "taken" | "unchanged" | "failed" | "stopped";
export type SourceCause = "command" | "schedule" | "hand";
/** Features or rows since the version before. */
export type SourceChanges = { added: number; changed: number; removed: number };
export type Validators = Record<string, { etag?: string; lastModified?: string }>;

export type SourceState = {
  sourceId: string;
  takenAt: string | null;
  version: string;
  dataDate: string | null;
  itemCount: number | null;
  changes: SourceChanges | null;
  triedAt: string | null;
  outcome: SourceOutcome | null;
  problemCode: string | null;
  problem: string | null;
  validators: Validators;
  /** Address without keys, of a layer. */
  takenFrom: string | null;
  nextAt: string | null;
  everyHours: number | null;
  isPaused: boolean;
  askedAt: string | null;
};

const instant = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

export async function readSourceStates(db: Queryable): Promise<Map<string, SourceState>> {
  const { rows } = await sql<SourceState>`
    select source_id as "sourceId", ${instant("taken_at")} as "takenAt", version,
      data_date::text as "dataDate", item_count as "itemCount", changes,
      ${instant("tried_at")} as "triedAt", outcome, problem_code as "problemCode", problem, validators,
      taken_from as "takenFrom",
      ${instant("next_at")} as "nextAt", every_hours as "everyHours", is_paused as "isPaused",
      ${instant("asked_at")} as "askedAt"
    from source_state`.execute(db);
  return new Map(rows.map((row) => [row.sourceId, row]));
}

/** Whether it is still asked for or due: another instance may have fetched it meanwhile. */
export async function isDue(db: Queryable, sourceId: string): Promise<boolean> {
  const { rows } = await sql`
    select from source_state
    where source_id = ${sourceId}
      and (asked_at is not null or (next_at <= now() and not is_paused))`.execute(db);
  return rows.length > 0;
}

export type Taken = {
  outcome: "taken" | "unchanged";
  version: string;
  dataDate: string | null;
  itemCount: number | null;
  changes: SourceChanges | null;
  validators: Validators;
  /** Address without keys, of a layer: it may be one of several. */
  from?: string;
};

/** What was taken; a version found unchanged keeps what it was, and is as good as taken. */
export async function saveTaken(
  db: Queryable,
  sourceId: string,
  taken: Taken,
  everyHours: number,
): Promise<void> {
  await sql`
    insert into source_state (source_id, taken_at, version, data_date, item_count, changes, tried_at,
      outcome, validators, taken_from, next_at)
    values (${sourceId}, now(), ${taken.version}, ${taken.dataDate}::date, ${taken.itemCount}::integer,
      ${taken.changes === null ? null : JSON.stringify(taken.changes)}::jsonb, now(), ${taken.outcome},
      ${JSON.stringify(taken.validators)}::jsonb, ${taken.from ?? null}::text,
      now() + make_interval(hours => ${everyHours}::integer))
    on conflict (source_id) do update set taken_at = now(), tried_at = now(), outcome = excluded.outcome,
      version = case when excluded.outcome = 'taken' then excluded.version else source_state.version end,
      data_date = case when excluded.outcome = 'taken' then excluded.data_date else source_state.data_date end,
      item_count = coalesce(excluded.item_count, source_state.item_count),
      changes = case when excluded.outcome = 'taken' then excluded.changes else source_state.changes end,
      validators = case when excluded.outcome = 'taken' then excluded.validators
        else source_state.validators || excluded.validators end,
      taken_from = excluded.taken_from, problem_code = null, problem = null, asked_at = null,
      next_at = now() + make_interval(hours => coalesce(source_state.every_hours, ${everyHours}::integer))`.execute(
    db,
  );
}

export type NotTaken = { outcome: "failed" | "stopped"; code: string; sentence: string };

/** What was there stays; a source that failed is tried again within the hour, or as planned. */
export async function saveNotTaken(
  db: Queryable,
  sourceId: string,
  { outcome, code, sentence }: NotTaken,
): Promise<void> {
  await sql`
    insert into source_state (source_id, tried_at, outcome, problem_code, problem)
    values (${sourceId}, now(), ${outcome}, ${code}, ${sentence})
    on conflict (source_id) do update set tried_at = now(), outcome = excluded.outcome,
      problem_code = excluded.problem_code, problem = excluded.problem, asked_at = null,
      next_at = case when source_state.next_at is null then null
        else greatest(source_state.next_at, now() + interval '1 hour') end`.execute(db);
}

/** The round that was cut off, to continue with; a new one otherwise. */
export async function beginRound(
  db: Queryable,
  wanted: string,
): Promise<{ id: number; isContinued: boolean }> {
  const { rows: open } = await sql<{ id: number }>`
    select id from source_round
    where wanted = ${wanted} and ended_at is null and started_at > now() - interval '1 day'
    order by id desc limit 1`.execute(db);
  if (open[0]) return { id: open[0].id, isContinued: true };
  const { rows } = await sql<{ id: number }>`
    insert into source_round (wanted) values (${wanted}) returning id`.execute(db);
  return { id: rows[0]!.id, isContinued: false };
}

export async function endRound(db: Queryable, id: number): Promise<void> {
  await sql`update source_round set ended_at = now() where id = ${id}`.execute(db);
}

/** Sources that the round is done with. */
export async function readDoneInRound(db: Queryable, roundId: number): Promise<Set<string>> {
  const { rows } = await sql<{ sourceId: string }>`
    select distinct source_id as "sourceId" from source_run
    where round_id = ${roundId} and outcome in ('taken', 'unchanged')`.execute(db);
  return new Set(rows.map((row) => row.sourceId));
}

export type NewRun = { sourceId: string; roundId: number; cause: SourceCause; holder: string };

/** Begins a run; those of the source that were cut off are closed. */
export async function beginRun(db: Queryable, run: NewRun): Promise<number> {
  await sql`update source_run set ended_at = seen_at, outcome = 'stopped'
    where source_id = ${run.sourceId} and ended_at is null`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into source_run (source_id, round_id, cause, holder)
    values (${run.sourceId}, ${run.roundId}, ${run.cause}, ${run.holder}) returning id`.execute(db);
  return rows[0]!.id;
}

/** A source without an address was not tried. */
export async function forgetRun(db: Queryable, id: number): Promise<void> {
  await sql`delete from source_run where id = ${id}`.execute(db);
}

export type RunProgress = { what: string; done: number; expected: number | null };

/** Tells how far a run is; true when someone asked it to stop. */
export async function saveRunProgress(
  db: Queryable,
  id: number,
  { what, done, expected }: RunProgress,
): Promise<boolean> {
  const { rows } = await sql<{ isAsked: boolean }>`
    update source_run set seen_at = now(), what = ${what}, done = ${done}, expected = ${expected}::integer
    where id = ${id} returning stop_asked_at is not null as "isAsked"`.execute(db);
  return rows[0]?.isAsked ?? false;
}

export async function endRun(
  db: Queryable,
  id: number,
  ended: { outcome: SourceOutcome; lines: readonly string[]; comparison?: unknown },
): Promise<void> {
  await sql`update source_run set ended_at = now(), seen_at = now(), outcome = ${ended.outcome},
    report = ${JSON.stringify(ended.lines)}::jsonb,
    comparison = ${ended.comparison ? JSON.stringify(ended.comparison) : null}::jsonb
    where id = ${id}`.execute(db);
}
