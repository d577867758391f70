import { sql } from "kysely";
import type { Queryable } from "../database/Database.ts";

export type ImportTime = { kind: "dataset" | "geography" | "national"; source: string; at: Date };

export type SourceStanding = {
  source: string;
  isFailing: boolean;
  takenAt: Date | null;
  triedAt: Date | null;
  /** Null where nothing is planned, or the plan is paused. */
  nextAt: Date | null;
};

export async function sourceStandings(database: Queryable): Promise<SourceStanding[]> {
  const { rows } = await sql<SourceStanding>`
    select source_id as source, outcome is not distinct from 'failed' as "isFailing",
      taken_at as "takenAt", tried_at as "triedAt",
      case when not is_paused then next_at end as "nextAt"
    from source_state`.execute(database);
  return rows;
}

export async function importTimes(database: Queryable): Promise<ImportTime[]> {
  const { rows } = await sql<ImportTime>`
    select 'dataset' as kind, dataset.id as source, version.loaded_at as at
    from dataset join dataset_version version on version.id = dataset.current_version_id
    union all select 'geography', kind, loaded_at from geography_source
    union all select 'national', origin, read_at from status_source`.execute(database);
  return rows;
}
