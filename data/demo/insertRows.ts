import { bulkInsert } from "../../apps/api/src/platform/database/bulkInsert.ts";
import type { Queryable } from "../../apps/api/src/platform/database/Database.ts";

/** Inserts rows that all have the same columns, named by their keys. */
export async function insertRows(
  tx: Queryable,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  await bulkInsert(
    tx,
    table,
    columns,
    rows.map((row) => columns.map((column) => row[column])),
  );
}
