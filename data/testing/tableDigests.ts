import type { Queryable } from "../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../apps/api/src/platform/database/sql.ts";

export type TableDigest = { rows: number; digest: string };
type Columns = Readonly<Record<string, readonly string[]>>;

/**
 * Row count and digest of every table of ours, over all columns or those given. Transaction numbers
 * belong to the server that gave them, and what is unlogged lasts for no restart: both are left out.
 */
export async function tableDigests(
  database: Queryable,
  only?: Columns,
): Promise<Record<string, TableDigest>> {
  const columns = only ?? (await columnsOf(database));
  const digests: Record<string, TableDigest> = {};
  for (const [table, names] of Object.entries(columns)) {
    const row = sql.join(names.map((name) => sql`${sql.ref(name)}::text`));
    const { rows } = await sql<TableDigest>`
      select count(*)::int as rows,
        md5(coalesce(string_agg(line, '|' order by line), '')) as digest
      from (select md5(row(${row})::text) as line from ${sql.table(table)}) lines`.execute(
      database,
    );
    digests[table] = rows[0]!;
  }
  return digests;
}

export async function columnsOf(database: Queryable): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns
    join pg_class on oid = to_regclass(quote_ident(table_name))
    where table_schema = 'public' and relkind in ('r', 'p') and not relispartition
      and relpersistence = 'p' and udt_name <> 'xid8'
      and table_name not in ('spatial_ref_sys', 'schema_migration')
    group by table_name order by table_name`.execute(database);
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
}
