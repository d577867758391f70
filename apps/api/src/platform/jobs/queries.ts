import { sql } from "kysely";
import type { Queryable } from "../database/Database.ts";

// A little less than the interval, or timers that drift would skip every other round.
const CLAIMED_SHARE = 0.9;

/** True for one instance of the cluster, once per interval. */
export async function claimPeriodicJob(
  database: Queryable,
  name: string,
  everySeconds: number,
): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`
    insert into periodic_job (name, started_at) values (${name}, now())
    on conflict (name) do update set started_at = now()
      where periodic_job.started_at <= now() - make_interval(secs => ${everySeconds * CLAIMED_SHARE})
    returning name
  `.execute(database);
  return rows.length === 1;
}
