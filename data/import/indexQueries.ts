import type { Queryable } from "../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../apps/api/src/platform/database/sql.ts";
import { tableOf } from "./datasetQueries.ts";

/** Indexes of an import that was cut off while it built them. */
export async function dropIndexes(db: Queryable, versionId: number): Promise<void> {
  const { rows } = await sql<{ name: string; isKey: boolean }>`
    select indexrelid::regclass::text as name, indisprimary as "isKey" from pg_index
    where indrelid = ${tableOf(versionId)}::regclass`.execute(db);
  for (const { name, isKey } of rows) {
    if (isKey)
      await sql`alter table ${sql.table(tableOf(versionId))} drop constraint ${sql.ref(name)}`.execute(
        db,
      );
    else await sql`drop index ${sql.ref(name)}`.execute(db);
  }
}
