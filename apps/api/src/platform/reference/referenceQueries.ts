import type { Queryable } from "../database/Database.ts";
import { sql } from "../database/sql.ts";
import type { FactChange, FactRow, FactTable } from "./FactTable.ts";
import type { FactState } from "./followFacts.ts";

// Any number that nothing else in this database locks.
const LOCK = 7_242_003;

/** Instances that start together take turns; the lock ends with the transaction. */
export async function lockFacts(tx: Queryable): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local lock_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(tx);
}

export type Release = { edition: number; factsHash: string; overrideHash: string };

export async function readLastRelease(database: Queryable): Promise<Release | null> {
  const { rows } = await sql<Release>`
    select edition, facts_hash as "factsHash", override_hash as "overrideHash"
    from reference_release order by id desc limit 1`.execute(database);
  return rows[0] ?? null;
}

export async function readOverrideHash(database: Queryable): Promise<string> {
  const { rows } = await sql<{ hash: string }>`
    select md5(coalesce(string_agg(kind || ' ' || key || changes, ',' order by kind, key), '')) as hash
    from reference_override`.execute(database);
  return rows[0]!.hash;
}

export async function saveRelease(
  tx: Queryable,
  release: Release,
  changes: readonly FactChange[],
): Promise<void> {
  await sql`insert into reference_release (edition, facts_hash, override_hash, changes)
    values (${release.edition}, ${release.factsHash}, ${release.overrideHash},
      ${JSON.stringify(changes)}::jsonb)`.execute(tx);
}

export async function readFactState(tx: Queryable, table: FactTable): Promise<FactState> {
  const stored = await sql<{ key: string; fact: FactRow; isRetired: boolean }>`
    select key, fact, retired_at is not null as "isRetired" from reference_fact
    where kind = ${table.kind}`.execute(tx);
  const overrides = await sql<{ key: string; changes: FactRow }>`
    select key, changes from reference_override where kind = ${table.kind}`.execute(tx);
  const current = await sql<{ key: string; row: FactRow }>`
    select ${sql.ref(table.key)}::text as key, to_jsonb(standing) as row
    from ${sql.table(table.table)} standing`.execute(tx);
  return {
    stored: new Map(stored.rows.map(({ key, ...rest }) => [key, rest])),
    overrides: new Map(overrides.rows.map(({ key, changes }) => [key, changes])),
    current: new Map(current.rows.map(({ key, row }) => [key, row])),
  };
}

/** With `isLater` they come to a table that was filled before: since the instant others are retired. */
export async function insertFacts(
  tx: Queryable,
  { table, key }: FactTable,
  rows: readonly FactRow[],
  { isLater }: { isLater: boolean },
): Promise<void> {
  if (rows.length === 0) return;
  const columns = sql.join(columnsOf(rows).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns}${isLater ? sql`, told_since` : sql``})
    select ${columns}${isLater ? sql`, now()` : sql``} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    on conflict (${sql.ref(key)}) do nothing`.execute(tx);
}

export async function updateFacts(
  tx: Queryable,
  { table, key, retires }: FactTable,
  rows: readonly FactRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const sets = columnsOf(rows)
    .filter((column) => column !== key)
    .map((column) => sql`${sql.ref(column)} = fact.${sql.ref(column)}`);
  if (retires) sets.push(sql`retired_at = null`);
  await sql`update ${sql.table(table)} standing set ${sql.join(sets)}
    from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json) fact
    where standing.${sql.ref(key)} = fact.${sql.ref(key)}`.execute(tx);
}

/** They stay for those who refer to them, and can no longer be chosen. */
export async function retireFacts(
  tx: Queryable,
  { kind, table, key, retires }: FactTable,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await sql`update reference_fact set retired_at = now()
    where kind = ${kind} and key = any(${keys})`.execute(tx);
  if (!retires) return;
  await sql`update ${sql.table(table)} set retired_at = now()
    where ${sql.ref(key)}::text = any(${keys})`.execute(tx);
}

export async function saveFacts(tx: Queryable, { kind, key, rows }: FactTable): Promise<void> {
  const facts = rows.map((fact) => ({ kind, key: String(fact[key]), fact }));
  await sql`
    insert into reference_fact (kind, key, fact)
    select kind, key, fact from json_populate_recordset(null::reference_fact, ${JSON.stringify(facts)}::json)
    on conflict (kind, key) do update set fact = excluded.fact, retired_at = null
    where reference_fact.fact <> excluded.fact or reference_fact.retired_at is not null`.execute(
    tx,
  );
}

/** What an operator, or the demonstration, decides about facts. Takes effect with the next load. */
export async function saveOverrides(
  tx: Queryable,
  overrides: readonly { kind: string; key: string; changes: FactRow; note: string }[],
): Promise<void> {
  await sql`
    insert into reference_override (kind, key, changes, note)
    select kind, key, changes, note
    from json_populate_recordset(null::reference_override, ${JSON.stringify(overrides)}::json)
    on conflict (kind, key) do update set changes = reference_override.changes || excluded.changes,
      note = excluded.note, set_at = now()`.execute(tx);
}

const columnsOf = (rows: readonly FactRow[]) => Object.keys(rows[0] ?? {});
