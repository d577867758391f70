import { sql } from "kysely";
import type { Queryable } from "../database/Database.ts";

export type ChangeTopic = "status" | "reference" | "land";

export type ChangeCounts = {
  /** The oldest transaction still running. */
  horizon: string;
  /** Changes by transactions from the horizon asked about on. */
  since: Partial<Record<ChangeTopic, number>>;
  /** Those of them by transactions from the new horizon on: they will be counted again. */
  open: Partial<Record<ChangeTopic, number>>;
};

/** All from one snapshot, so that no commit falls between the two counts. */
export async function countChanges(database: Queryable, horizon: string): Promise<ChangeCounts> {
  const { rows } = await sql<ChangeCounts>`
    with counted as (
      select topic, count(*) as since,
        count(*) filter (where transaction_id >= pg_snapshot_xmin(pg_current_snapshot())) as open
      from public_change where transaction_id >= ${horizon}::xid8 group by topic
    )
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      coalesce((select jsonb_object_agg(topic, since) from counted), '{}') as since,
      coalesce((select jsonb_object_agg(topic, open) from counted), '{}') as open
  `.execute(database);
  const [counts] = rows;
  if (counts === undefined) throw new Error("Counting public changes gave no row.");
  return counts;
}
