import { sql } from "kysely";
import type { Database } from "../../../platform/database/Database.ts";
import type { FactRow, FactTable } from "../../../platform/reference/FactTable.ts";
import {
  productReference,
  type ReferenceFacts,
} from "../../../platform/reference/loadReference.ts";

const unitKinds = ["municipality", "tripartite", "plan", "subcatchment", "organization"];

type Change = (kind: string, rows: readonly FactRow[]) => readonly FactRow[];

/** Releases that tell of what is in a database, changed as said. */
export function releasesOf(database: Database) {
  return async (edition: number, change: Change = (_, rows) => rows): Promise<ReferenceFacts> => {
    const kinds = productReference().tables.filter(({ kind }) => unitKinds.includes(kind));
    const tables: FactTable[] = [];
    for (const table of kinds) {
      const columns = Object.keys(table.rows[0]!);
      const { rows } = await sql<{ row: FactRow }>`
        select to_jsonb(standing) as row from ${sql.table(table.table)} standing`.execute(
        database.write,
      );
      const told = rows.map(({ row }) =>
        Object.fromEntries(columns.map((column) => [column, row[column] ?? null])),
      );
      tables.push({ ...table, rows: change(table.kind, told) });
    }
    return { edition, tables };
  };
}
