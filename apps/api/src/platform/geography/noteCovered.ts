import type { Queryable } from "../database/Database.ts";
import { sql } from "../database/sql.ts";

// Borders of different releases never quite agree: a neighbour may have a strip of what one had.
const coveredShare = 0.5;

/** Notes which of the sub-catchments retired in this transaction, or of all, lie in others of today as drawn. */
export async function noteCovered(tx: Queryable, retired: "now" | "all" = "now"): Promise<void> {
  await sql`
    update subcatchment gone set is_covered = coalesce((
      select sum(ST_Area(ST_Intersection(own.geometry, other.geometry, 0.000001)))
          > ${coveredShare} * min(ST_Area(own.geometry))
      from geo_location own, subcatchment today
      join geo_location other on other.id = today.geo_location_id
      where own.id = gone.geo_location_id and today.retired_at is null
        and own.geometry && other.geometry and ST_Intersects(own.geometry, other.geometry)), false)
    where ${retired === "now" ? sql`gone.retired_at = now()` : sql`gone.retired_at is not null`}`.execute(
    tx,
  );
}
