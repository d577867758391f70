import { sql } from "kysely";
import type { Database, Tx } from "../platform/database/Database.ts";

type Table = { name: string; columns: string; filled: boolean };

/** Our tables with the columns one may write; those of extensions are not ours. */
const ourTables = sql<Table>`
  select format('%I.%I', schema.nspname, class.relname) as name,
    string_agg(quote_ident(attname), ', ' order by attnum)
      filter (where attgenerated = '') as columns,
    to_regclass(format('origin.%I', class.relname)) is not null as filled
  from pg_class class
  join pg_namespace schema on schema.oid = class.relnamespace
  join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped
  where class.relkind in ('r', 'p') and not class.relispartition
    and schema.nspname not in ('pg_catalog', 'information_schema', 'origin')
    and schema.nspname not like 'pg\_%'
    and class.relname <> 'schema_migration'
    and not exists (select from pg_depend where objid = class.oid and deptype = 'e')
  group by schema.nspname, class.relname`;

/** Puts aside the rows that migrations wrote, for {@link restoreOrigin}. */
export async function keepOrigin(database: Database) {
  await database.transaction(async (tx) => {
    await sql`create schema origin`.execute(tx);
    for (const { name } of (await ourTables.execute(tx)).rows) {
      const table = sql.raw(name);
      const copy = sql.raw(`origin.${name.split(".").at(-1)}`);
      const { rows } = await sql`select from ${table} limit 1`.execute(tx);
      if (rows.length > 0) await sql`create table ${copy} as table ${table}`.execute(tx);
    }
  });
}

/** Leaves every table as the migrations left it. */
export async function restoreOrigin(database: Database) {
  await database.transaction(async (tx) => {
    const { rows: tables } = await ourTables.execute(tx);
    if (tables.length === 0) return;
    const names = sql.raw(tables.map((table) => table.name).join(", "));
    await sql`truncate ${names} restart identity cascade`.execute(tx);
    // Rows come back in any order; references between them hold again at the end.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const table of tables.filter((each) => each.filled)) await fill(tx, table);
  });
}

async function fill(tx: Tx, { name, columns }: Table) {
  const table = sql.raw(name);
  const copy = sql.raw(`origin.${name.split(".").at(-1)}`);
  const list = sql.raw(columns);
  await sql`insert into ${table} (${list}) overriding system value select ${list} from ${copy}`.execute(
    tx,
  );
  const { rows } = await sql<{ column: string; sequence: string }>`
    select quote_ident(attname) as column, pg_get_serial_sequence(${name}, attname) as sequence
    from pg_attribute
    where attrelid = ${name}::regclass and attnum > 0 and not attisdropped
      and pg_get_serial_sequence(${name}, attname) is not null`.execute(tx);
  for (const { column, sequence } of rows) {
    await sql`select setval(${sequence}, max(${sql.raw(column)})) from ${table}`.execute(tx);
  }
}
