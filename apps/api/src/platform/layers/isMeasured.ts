import type { RawBuilder } from "kysely";
import { sql } from "../database/sql.ts";

/**
 * Whether new areas are measured against a unit: one of today, or a retired one until outlines of
 * its kind are loaded. Those of its successors come with them, and till then its ground would be
 * in no unit at all.
 */
export function isMeasured(
  kind: RawBuilder<unknown>,
  retiredAt: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql`(${retiredAt} is null or not exists (
    select from geography_source loaded
    where loaded.kind = ${kind} and loaded.loaded_at > ${retiredAt}))`;
}

/** Of a sub-catchment that a statement calls so; others may have had its ground all along. */
export function isMeasuredSubcatchment(called: string): RawBuilder<boolean> {
  const retiredAt = sql.ref(`${called}.retired_at`);
  return sql`((${retiredAt} is null or not ${sql.ref(`${called}.is_covered`)})
    and ${isMeasured(sql`'subcatchment'`, retiredAt)})`;
}
