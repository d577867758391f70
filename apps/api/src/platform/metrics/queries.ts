import { sql } from "kysely";
import type { Queryable } from "../database/Database.ts";

export type ImportTime = { kind: "dataset" | "geography" | "national"; source: string; at: Date };

export async function importTimes(database: Queryable): Promise<ImportTime[]> {
  const { rows } = await sql<ImportTime>`
    select 'dataset' as kind, dataset.id as source, version.loaded_at as at
    from dataset join dataset_version version on version.id = dataset.current_version_id
    union all select 'geography', kind, loaded_at from geography_source
    union all select 'national', origin, read_at from status_source`.execute(database);
  return rows;
}
