import type { Queryable } from "../database/Database.ts";
import { sql } from "../database/sql.ts";

/** A column that refers to another table's rows, as the database itself knows it. */
export type Reference = { table: string; column: string; keys: string[] };

/** Columns that refer to `person` or `project`, with the primary key of their table. */
export async function referencesTo(
  database: Queryable,
  target: "person" | "project",
): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select c.relname as "table", a.attname as "column",
      array(select k.attname::text from pg_index i join pg_attribute k
        on k.attrelid = i.indrelid and k.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary order by k.attnum) as keys
    from pg_constraint f
    join pg_class c on c.oid = f.conrelid
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any(f.conkey)
    where f.contype = 'f' and f.confrelid = ${target}::text::regclass
    order by c.relname, a.attname
  `.execute(database);
  return rows;
}

/** Whole rows; what is drawn as GeoJSON. */
export async function rowsBy(
  database: Queryable,
  { table, column }: Pick<Reference, "table" | "column">,
  values: readonly string[],
): Promise<object[]> {
  const { rows } = await sql<{ row: object }>`
    select to_jsonb(t) as row from ${sql.ref(table)} t
    where t.${sql.ref(column)}::text = any(${values}::text[])`.execute(database);
  return rows.map(({ row }) => row);
}

/** Where someone is named in rows that are about others: which row and by which column. */
export async function tracesBy(
  database: Queryable,
  { table, column, keys }: Reference,
  values: readonly string[],
): Promise<object[]> {
  const { rows } = await sql<{ row: object }>`
    select to_jsonb(k) as row from (
      select ${sql.join(keys.map((key) => sql.ref(key)))} from ${sql.ref(table)}
      where ${sql.ref(column)} = any(${values}::uuid[])) k`.execute(database);
  return rows.map(({ row }) => row);
}
