import { type RawBuilder, sql } from "kysely";
import type { Queryable, Tx } from "../database/Database.ts";
import type { BackupHeader, BackupTable } from "./BackupHeader.ts";

const ours = sql`
  class.relnamespace = 'public'::regnamespace and class.relname <> 'schema_migration'
  and not exists (select from pg_depend where objid = class.oid and deptype = 'e')`;

/** A table next to the partitioned one, with what an import under way has read of a layer so far. */
export const isLoadTable = (name: string) => /^dataset_feature_\d+$/.test(name);

/** Our tables with the columns one may write. What is unlogged is worth nothing after a restart. */
export async function readTables(database: Queryable): Promise<BackupTable[]> {
  const { rows } = await sql<BackupTable>`
    select class.relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class class
    join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped
      and attgenerated = ''
    where class.relkind in ('r', 'p') and not class.relispartition
      and class.relpersistence = 'p' and ${ours}
    group by class.relname order by class.relname`.execute(database);
  return rows;
}

export async function readPartitions(database: Queryable): Promise<BackupHeader["partitions"]> {
  const { rows } = await sql<BackupHeader["partitions"][number]>`
    select class.relname as name, parent.relname as parent,
      pg_get_expr(class.relpartbound, class.oid) as bound
    from pg_class class
    join pg_inherits on inhrelid = class.oid
    join pg_class parent on parent.oid = inhparent
    where class.relispartition and class.relkind = 'r' and ${ours}
    order by class.relname`.execute(database);
  return rows;
}

export async function readMigrationsOf(database: Queryable): Promise<BackupHeader["migrations"]> {
  const exists = await sql<{ exists: boolean }>`
    select to_regclass('public.schema_migration') is not null as exists`.execute(database);
  if (!exists.rows[0]?.exists) return [];
  const { rows } = await sql<BackupHeader["migrations"][number]>`
    select number, checksum from schema_migration order by number`.execute(database);
  return rows;
}

/** At most 16 MB of files at once; their parts are the largest rows there are. */
const rowsAtOnceOf = (table: string) => (table === "attachment_part" ? 32 : 500);

// Layers that are half loaded are fetched again. One that becomes whole while a backup is made is
// still half in its snapshot.
const wholeOnly: Readonly<Record<string, RawBuilder<unknown>>> = {
  dataset_version: sql`where state <> 'loading'`,
  dataset_feature: sql`where version_id in (select id from dataset_version where state <> 'loading')`,
};

/** Every row of a table as a JSON list of texts, some hundred at a time, in one snapshot. */
export async function* readRows(tx: Tx, { name, columns }: BackupTable): AsyncGenerator<string[]> {
  const values = sql.join(columns.map((column) => sql`${sql.ref(column)}::text`));
  await sql`declare backup_rows no scroll cursor for
    select json_build_array(${values})::text as line from ${sql.table(name)}
    ${wholeOnly[name] ?? sql``}`.execute(tx);
  const rowsAtOnce = rowsAtOnceOf(name);
  const next = sql<{ line: string }>`fetch ${sql.raw(String(rowsAtOnce))} from backup_rows`;
  for (;;) {
    const { rows } = await next.execute(tx);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < rowsAtOnce) break;
  }
  await sql`close backup_rows`.execute(tx);
}

/** Rows go in without order: references are dropped here and made again, and checked, at the end. */
export async function dropForeignKeys(tx: Tx): Promise<() => Promise<void>> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select class.relname as table, conname as name, pg_get_constraintdef(constraint_.oid) as definition
    from pg_constraint constraint_ join pg_class class on class.oid = conrelid
    where contype = 'f' and conparentid = 0 and ${ours}`.execute(tx);
  for (const { table, name } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(tx);
  return async () => {
    for (const { table, name, definition } of rows)
      await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)}
        ${sql.raw(definition)}`.execute(tx);
  };
}

export async function setTriggers(
  tx: Tx,
  tables: readonly BackupTable[],
  state: "enable" | "disable",
): Promise<void> {
  for (const { name } of tables)
    await sql`alter table ${sql.table(name)} ${sql.raw(state)} trigger user`.execute(tx);
}

/** Backups of earlier releases have versions of which nothing was loaded here. */
export async function forgetLoading(tx: Tx): Promise<void> {
  await sql`delete from dataset_version where state = 'loading'`.execute(tx);
}

/** Migrations may have written rows; the backup has them, as they were later. */
export async function emptyTables(tx: Tx, tables: readonly BackupTable[]): Promise<void> {
  if (tables.length === 0) return;
  const names = sql.join(tables.map(({ name }) => sql.table(name)));
  await sql`truncate ${names} cascade`.execute(tx);
}

export async function addPartitions(tx: Tx, partitions: BackupHeader["partitions"]): Promise<void> {
  for (const { name, parent, bound } of partitions)
    await sql`create table if not exists ${sql.table(name)}
      partition of ${sql.table(parent)} ${sql.raw(bound)}`.execute(tx);
}

type Column = { name: string; type: string };

/** The types by which texts are read again; fewer columns than asked for where some are gone. */
export async function readColumnTypes(tx: Tx, { name, columns }: BackupTable): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select attname::text as name, format_type(atttypid, atttypmod) as type
    from pg_attribute
    where attrelid = to_regclass(quote_ident(${name})) and attname = any(${columns})`.execute(tx);
  return columns.flatMap((column) => rows.find((row) => row.name === column) ?? []);
}

/**
 * Another server counts its transactions again: those of the old one lie in its future. Events are as old
 * as can be, so that no page that was open before hears of all of them again; what the public sees has
 * changed now.
 */
const transactionIn = (table: string) => (table === "event" ? "'3'::xid8" : "pg_current_xact_id()");

/** `lines` are JSON lists of texts, in the order of the columns. */
export async function insertRows(
  tx: Tx,
  table: string,
  columns: readonly Column[],
  lines: readonly string[],
): Promise<void> {
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  const values = sql.join(
    columns.map(({ type }, index) =>
      sql.raw(type === "xid8" ? transactionIn(table) : `(line->>${index})::${type}`),
    ),
  );
  await sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${values} from json_array_elements(${`[${lines.join(",")}]`}::json) line`.execute(tx);
}

export async function readSequences(database: Queryable): Promise<BackupHeader["sequences"]> {
  const { rows } = await sql<BackupHeader["sequences"][number]>`
    select sequencename::text as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`.execute(database);
  return rows;
}

/** Not the highest number in the table: those that were deleted are not given out again. */
export async function setSequences(tx: Tx, sequences: BackupHeader["sequences"]): Promise<void> {
  for (const { name, last } of sequences)
    await sql`select setval(quote_ident(${name})::regclass, ${last}::bigint)`.execute(tx);
}
