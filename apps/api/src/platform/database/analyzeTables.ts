import type { Database } from "./Database.ts";
import { sql } from "./sql.ts";

/**
 * Fresh statistics after much has been loaded: the embedded engine has no one who would gather
 * them, and a server takes a minute to notice. A smaller sample tells where things lie well
 * enough, and the catalogues have not changed: half the time.
 */
export async function analyzeTables(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname = current_schema() and relname <> 'spatial_ref_sys'`.execute(
    database.write,
  );
  await database.transaction(async (tx) => {
    await sql`set local default_statistics_target = 25`.execute(tx);
    await sql`analyze ${sql.raw(rows.map(({ name }) => name).join(", "))}`.execute(tx);
  });
}
