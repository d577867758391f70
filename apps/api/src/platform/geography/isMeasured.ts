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

/** Of a sub-catchment that a statement calls `s`; others may have had its ground all along. */
export const isMeasuredSubcatchment = sql<boolean>`(
  (s.retired_at is null or not s.is_covered)
  and ${isMeasured(sql`'subcatchment'`, sql`s.retired_at`)})`;
