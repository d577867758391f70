import { sql } from "kysely";
import type { Queryable } from "./Database.ts";

const chunkCharacters = 2_000_000;

/**
 * Inserts many rows with few statements, on both engines. Each row holds the values in the order of
 * `columns`; they pass as JSON and are read by the column's own type: geometry as WKT, EWKB in hex
 * or GeoJSON text, bytea as `\x…`, instants as Date or ISO text, arrays and jsonb as they are.
 */
export async function bulkInsert(
  tx: Queryable,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly unknown[]>,
): Promise<number> {
  let parts: string[] = [];
  let characters = 0;
  let count = 0;

  async function flush() {
    if (parts.length === 0) return;
    await insertJson(tx, table, columns, `[${parts.join(",")}]`);
    count += parts.length;
    parts = [];
    characters = 0;
  }

  for (const row of rows) {
    if (row.length !== columns.length) {
      throw new Error(`a row for ${table} has ${row.length} values for ${columns.length} columns`);
    }
    const part = JSON.stringify(Object.fromEntries(columns.map((column, i) => [column, row[i]])));
    parts.push(part);
    characters += part.length;
    if (characters > chunkCharacters) await flush();
  }
  await flush();
  return count;
}

async function insertJson(
  tx: Queryable,
  table: string,
  columns: readonly string[],
  json: string,
): Promise<void> {
  const into = sql.table(table);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${into} (${names})
    select ${names} from json_populate_recordset(null::${into}, ${json}::json)`.execute(tx);
}
